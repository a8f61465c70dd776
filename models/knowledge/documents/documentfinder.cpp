// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "documentfinder.h"

#include <QFile>
#include <QSet>

#include <algorithm>
#include <deque>
#include <filesystem>
#include <ranges>
#include <vector>

namespace Winnow {

using namespace Qt::StringLiterals;
namespace fs = std::filesystem;

namespace {

QString textOf(const fs::path &path)
{
    return QFile::decodeName(QByteArray::fromStdString(path.native()));
}

fs::path pathOf(const QString &text)
{
    return {QFile::encodeName(text).toStdString()};
}

LeftOutFile failed(const QString &shown, const std::error_code &error)
{
    if (error == std::errc::no_such_file_or_directory || error == std::errc::too_many_symbolic_link_levels)
        return {shown, LeftOutReason::Missing};
    return {shown, LeftOutReason::Unreadable, -1, QString::fromStdString(error.message())};
}

class DocumentFinder final
{
public:
    DocumentFinder(const QList<DocumentSource> &sources, DocumentReport &report,
            const std::function<void(qint64)> &found, const std::stop_token &stop)
        : m_sources(sources)
        , m_report(report)
        , m_heard(found)
        , m_stop(stop)
    {}

    FoundFiles find()
    {
        for (qsizetype i = 0; i < m_sources.size(); ++i)
            visitTarget({.path = pathOf(m_sources[i].path), .relative = {}, .source = i, .isNamed = true});
        // Links lead to links; each folder is entered once, so this ends.
        while (!m_links.empty()) {
            const Place link = std::move(m_links.front());
            m_links.pop_front();
            visitTarget(link);
        }
        return std::move(m_found);
    }

private:
    /// Something in the file system, and where it was come upon.
    struct Place
    {
        fs::path path;
        QString relative;
        qsizetype source = 0;
        bool isNamed = false; ///< By the caller.
    };

    QString shown(const Place &place) const
    {
        return joinedPath(m_sources[place.source].path, place.relative);
    }

    QString idOf(const Place &place) const
    {
        return joinedPath(m_sources[place.source].id, pathAsId(place.relative));
    }

    void visitTarget(const Place &place)
    {
        std::error_code error;
        const fs::path real = fs::canonical(place.path, error);
        if (error) {
            leaveOut(m_report, failed(shown(place), error), idOf(place));
            // It may have led to a folder.
            m_report.unreadIds.append(idOf(place) + u'/');
            return;
        }
        Place target = place;
        target.path = real;
        if (fs::is_directory(real, error))
            walk(target);
        else
            addFile(target);
    }

    /// Goes through a folder and all below it, each folder's files and folders in the order of their names.
    void walk(const Place &top)
    {
        std::vector<Place> waiting{top};
        while (!waiting.empty() && !m_stop.stop_requested()) {
            const Place folder = std::move(waiting.back());
            waiting.pop_back();
            if (!isNew(folder.path))
                continue;
            if (m_heard)
                m_heard(m_found.files.size());
            std::vector<Place> folders = readFolder(folder);
            std::ranges::move(folders | std::views::reverse, std::back_inserter(waiting));
        }
    }

    /// Takes the files of @p folder and gives the folders in it.
    std::vector<Place> readFolder(const Place &folder)
    {
        std::vector<Place> folders;
        for (const fs::directory_entry &entry : entriesOf(folder)) {
            Place place{entry.path(), joinedPath(folder.relative, textOf(entry.path().filename())),
                    folder.source};
            std::error_code error;
            const fs::file_status status = entry.symlink_status(error);
            if (error)
                leaveOut(m_report, failed(shown(place), error), idOf(place));
            else if (entry.path().filename() == ".git")
                continue;
            else if (fs::is_symlink(status))
                m_links.push_back(std::move(place));
            else if (fs::is_directory(status))
                folders.push_back(std::move(place));
            else
                addFile(place);
        }
        return folders;
    }

    std::vector<fs::directory_entry> entriesOf(const Place &folder)
    {
        std::error_code error;
        std::vector<fs::directory_entry> entries;
        fs::directory_iterator at(folder.path, error);
        while (!error && at != fs::directory_iterator()) {
            entries.push_back(*at);
            at.increment(error);
        }
        if (error)
            leaveOut(m_report, failed(shown(folder), error), idOf(folder) + u'/');
        std::ranges::sort(entries, {}, [](const fs::directory_entry &entry) -> const fs::path::string_type & {
            return entry.path().native();
        });
        return entries;
    }

    void addFile(const Place &place)
    {
        const QString name =
                textOf(place.relative.isEmpty() ? place.path.filename() : pathOf(place.relative));
        const QStringView fileName = QStringView(name).sliced(name.lastIndexOf(u'/') + 1);
        const auto kind = documentKindOfName(fileName);
        const bool mustBeLookedAt = place.isNamed || !fileName.contains(u'.');
        if (!kind && !mustBeLookedAt) {
            ++m_report.unknownKinds[documentEnding(fileName)];
            return;
        }
        std::error_code error;
        const bool isFile = fs::is_regular_file(place.path, error);
        if (!error && !isFile) {
            leaveOut(m_report, {shown(place), LeftOutReason::NotAFile}, idOf(place));
            return;
        }
        const auto size = error ? std::uintmax_t{0} : fs::file_size(place.path, error);
        if (error) {
            leaveOut(m_report, failed(shown(place), error), idOf(place));
            return;
        }
        if (!isNew(place.path))
            return;
        if (kind == DocumentKind::Bundle) {
            m_report.bundles.append(shown(place));
            return;
        }
        m_found.files.append({textOf(place.path), shown(place), place.relative, place.source,
                static_cast<qint64>(size), kind});
        m_found.bytes += static_cast<qint64>(size);
    }

    bool isNew(const fs::path &path)
    {
        const qsizetype before = m_visited.size();
        m_visited.insert(QByteArray::fromStdString(path.native()));
        return m_visited.size() > before;
    }

    const QList<DocumentSource> &m_sources;
    DocumentReport &m_report;
    const std::function<void(qint64)> &m_heard;
    const std::stop_token &m_stop;
    QSet<QByteArray> m_visited; ///< Files and folders, by their real places.
    std::deque<Place> m_links; ///< Symbolic links that were come upon and not followed yet.
    FoundFiles m_found;
};

} // namespace

FoundFiles findDocuments(const QList<DocumentSource> &sources, DocumentReport &report,
        const std::function<void(qint64)> &found, const std::stop_token &stop)
{
    return DocumentFinder(sources, report, found, stop).find();
}

void leaveOut(DocumentReport &report, const LeftOutFile &file, const QString &id)
{
    ++report.leftOutCount;
    if (report.leftOut.size() < DocumentReport::mostListed)
        report.leftOut.append(file);
    if (!id.isNull())
        report.unreadIds.append(id);
}

} // namespace Winnow
