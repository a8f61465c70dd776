// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "weekbundle.h"

namespace Winnow {

using namespace Qt::StringLiterals;

QByteArray weekBundle()
{
    return R"({"type":"bundle","version":1,"generated_at":"2026-09-21T00:00:00Z","generator":"test"}
{"type":"batch","series":"picks","ordinal":7,"since":"2026-09-14T00:00:00+08:00","until":"2026-09-21T00:00:00+08:00"}
{"type":"issue","repo":"org/a","number":"1","title":"算子报错","state":"closed","closed_at":"2026-09-18T16:38:20+08:00"}
{"type":"issue","repo":"org/a","number":"2","title":"重复，请忽略","state":"closed","closed_at":"2026-09-18T16:38:20+08:00"}
{"type":"issue","repo":"org/a","number":"3","title":"CVE-2026-1234 漏洞列表","state":"closed","closed_at":"2026-09-18T16:38:20+08:00"}
{"type":"issue","repo":"org/b","number":"I6ABCD","title":"Memory \"leak\"","state":"closed","closed_at":"2026-09-19T01:02:03.004Z"}
{"type":"issue","repo":"org/b","number":"5","title":"too early","state":"closed","closed_at":"2026-09-01T00:00:00Z"}
{"type":"change","repo":"org/b","number":"9","title":"fix","state":"merged","merged_at":"2026-09-19T01:00:00Z"}
{"type":"link","issue":{"repo":"org/b","number":"I6ABCD"},"change":{"repo":"org/b","number":"9"},"basis":"manual"}
)"_ba;
}

QByteArray weekCandidates()
{
    return R"({"repo":"org/b","number":"I6ABCD","title":"Memory \"leak\"","closed_at":"2026-09-19T01:02:03.004Z",)"
           R"("verdict":"undecided","reason":null,"tier":"auto-close","resolution":"code-fix","traps":[],"changes":1,"kg_refs":0})"
           "\n"
           R"({"repo":"org/a","number":"1","title":"算子报错","closed_at":"2026-09-18T08:38:20Z",)"
           R"("verdict":"undecided","reason":null,"tier":"unexplained","resolution":"none","traps":["storm"],"changes":0,"kg_refs":0})"
           "\n"_ba;
}

} // namespace Winnow
