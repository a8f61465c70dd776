// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

// An MCP server over stdio for the tests, good or bad as its argument says. Plain C++: it is a program, not a library.

#include <chrono>
#include <cstdlib>
#include <iostream>
#include <string>
#include <thread>

namespace {

/// The number behind "id": in a request; empty where there is none.
std::string idOf(const std::string &request)
{
    const std::string key = "\"id\":";
    const size_t at = request.find(key);
    if (at == std::string::npos)
        return {};
    const size_t begin = at + key.size();
    return request.substr(begin, request.find_first_of(",}", begin) - begin);
}

bool isCall(const std::string &request, const std::string &method)
{
    return request.find("\"method\":\"" + method + "\"") != std::string::npos;
}

void say(const std::string &line)
{
    std::cout << line << std::endl;
}

void answer(const std::string &id, const std::string &result)
{
    say(R"({"jsonrpc":"2.0","id":)" + id + R"(,"result":)" + result + "}");
}

const std::string found =
        R"({"content":[{"type":"text","text":"{\"hits\":[{\"id\":\"n1\",\"t\":\"中文\",\"s\":0.9}]}"}]})";

std::string tokenHit()
{
    const char *const token = std::getenv("KG_TOKEN");
    return std::string(R"({"structuredContent":{"hits":[{"id":"n1","t":")") + (token ? token : "none")
            + "\"}]}}";
}

void hang()
{
    for (;;)
        std::this_thread::sleep_for(std::chrono::hours(1));
}

void writeWithoutEnd(const std::string &piece)
{
    while (std::cout << piece)
        ;
    std::exit(1);
}

/// Answers tools/call in the way that @p mode names.
void call(const std::string &mode, const std::string &id)
{
    if (mode == "crash") {
        std::cerr << "loading index\nFATAL: index is gone" << std::endl;
        std::abort();
    } else if (mode == "exit") {
        std::cerr << "no licence" << std::endl;
        std::exit(3);
    } else if (mode == "hang") {
        hang();
    } else if (mode == "endless-line") {
        writeWithoutEnd("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx");
    } else if (mode == "endless-lines") {
        writeWithoutEnd("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/message\"}\n");
    } else if (mode == "wrong-id") {
        answer(id + "000", found);
        hang();
    } else if (mode == "noisy") {
        say("starting up …");
        say("");
        say(R"({"jsonrpc":"2.0","method":"notifications/progress","params":{}})");
        answer(id + "000", "{}");
        say(R"({"jsonrpc":"2.0","id":"s1","method":"roots/list"})");
        std::string reply;
        std::getline(std::cin, reply);
        answer(id, reply.find("-32601") != std::string::npos ? found : "{}");
    } else if (mode == "garbage-then-hang") {
        say("Traceback (most recent call last):");
        hang();
    } else if (mode == "cut") {
        std::cout << R"({"jsonrpc":"2.0","id":)" << id << R"(,"result":{"content")" << std::flush;
        std::exit(0);
    } else if (mode == "token") {
        answer(id, tokenHit());
    } else if (mode == "token-in-error") {
        say(R"({"jsonrpc":"2.0","id":)" + id + R"(,"error":{"code":1,"message":"bad )"
                + std::getenv("KG_TOKEN") + "\"}}");
    } else {
        answer(id, found);
    }
}

} // namespace

int main(int argc, char **argv)
{
    const std::string mode = argc > 1 ? argv[1] : "";
    bool isFirstCall = true;
    std::string request;
    while (std::getline(std::cin, request)) {
        const std::string id = idOf(request);
        if (isCall(request, "initialize")) {
            if (mode == "hang-at-start")
                hang();
            const std::string version = mode == "old" ? "2024-11-05" : mode == "alien" ? "0.1" : "2025-06-18";
            answer(id, R"({"protocolVersion":")" + version + R"(","capabilities":{"tools":{}}})");
        } else if (isCall(request, "tools/list")) {
            answer(id, R"({"tools":[{"name":"search","inputSchema":{"properties":{"query":{}}}}]})");
        } else if (isCall(request, "tools/call")) {
            // The marker file lets a server crash once over two lives.
            if (mode == "crash-once" && argc > 2) {
                if (FILE *const marker = std::fopen(argv[2], "wx")) {
                    std::fclose(marker);
                    std::abort();
                }
            }
            if (mode == "crash-second" && !isFirstCall)
                std::abort();
            isFirstCall = false;
            call(mode, id);
        }
    }
    return 0;
}
