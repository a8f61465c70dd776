// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sourcenames.h"

#include <QFileInfo>
#include <QUrl>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

bool isWithin(const QString &path, const QString &folder)
{
    return path == folder || folder == u"/" || path.startsWith(folder + u'/');
}

/// The way from @p folder to @p path within it; empty where they are the same.
QString relativePath(const QString &path, const QString &folder)
{
    return path == folder ? QString() : path.sliced(folder == u"/" ? 1 : folder.size() + 1);
}

QString encodedPath(const QString &path)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(path, "/"_ba));
}

/// A path of the caller's, and the folder whose name it goes by.
struct Place
{
    QString path; ///< As given.
    QString real;
    bool isFolder = false;
    QString root;
    QString name;
    bool isInTree = false; ///< The folder was read as a whole before.

    QString ownRoot() const { return isFolder ? real : QFileInfo(real).path(); }
};

/// The innermost folder that holds all of @p paths.
QString commonFolder(const QStringList &paths)
{
    QString common = paths.value(0);
    while (!std::ranges::all_of(paths, [&](const QString &path) { return isWithin(path, common); }))
        common = QFileInfo(common).path();
    return common;
}

QString nameOfFolder(const QString &root)
{
    const QString name = QFileInfo(root).fileName();
    return name.isEmpty() ? u"documents"_s : name;
}

class SourceNamer final
{
public:
    SourceNamer(const SourceNaming &naming, const QList<KnowledgeSource> &known)
        : m_naming(naming)
        , m_known(known)
    {}

    std::expected<NamedSources, NamingError> name(const QStringList &paths)
    {
        QList<Place> places;
        for (const QString &path : paths) {
            const QFileInfo info(path);
            const QString real = info.canonicalFilePath();
            if (real.isEmpty())
                return std::unexpected(NamingError{NamingError::Code::Missing, path});
            places.append({path, real, info.isDir(), {}, {}});
        }
        if (!m_naming.source.isEmpty()) {
            nameAsGiven(places);
        } else {
            for (Place &place : places) {
                if (auto error = nameByFolder(place))
                    return std::unexpected(*std::move(error));
            }
        }
        if (!m_naming.baseUrl.isEmpty())
            setAddresses(places);
        return NamedSources{sourcesOf(places), m_known};
    }

private:
    KnowledgeSource *knownByName(const QString &name)
    {
        const auto found = std::ranges::find(m_known, name, &KnowledgeSource::name);
        return found == m_known.end() ? nullptr : &*found;
    }

    void nameAsGiven(QList<Place> &places)
    {
        QStringList reals;
        QStringList roots;
        bool isTree = false;
        for (const Place &place : std::as_const(places)) {
            reals.append(place.real);
            roots.append(place.ownRoot());
            isTree |= place.isFolder;
        }
        KnowledgeSource *known = knownByName(m_naming.source);
        const bool staysThere = known && std::ranges::all_of(reals, [&](const QString &real) {
            return isWithin(real, known->root);
        });
        const QString root = staysThere ? known->root : commonFolder(roots);
        if (known) {
            known->root = root;
            known->isTree |= isTree;
        } else {
            m_known.append({m_naming.source, root, {}, isTree});
        }
        for (Place &place : places) {
            place.root = root;
            place.name = m_naming.source;
            place.isInTree = true;
        }
    }

    /// The folder read before that @p place belongs to, the innermost of several.
    KnowledgeSource *homeOf(const Place &place)
    {
        KnowledgeSource *home = nullptr;
        for (KnowledgeSource &source : m_known) {
            const bool holds =
                    source.isTree ? isWithin(place.real, source.root) : place.ownRoot() == source.root;
            if (holds && (!home || source.root.size() > home->root.size()))
                home = &source;
        }
        return home;
    }

    std::optional<NamingError> nameByFolder(Place &place)
    {
        KnowledgeSource *home = homeOf(place);
        if (!home) {
            const QString root = place.ownRoot();
            const QString name = nameOfFolder(root);
            if (const KnowledgeSource *taken = knownByName(name))
                return NamingError{NamingError::Code::NameTaken, place.path, *taken};
            home = &m_known.emplaceBack(name, root, QString(), false);
        }
        home->isTree |= place.isFolder;
        place.root = home->root;
        place.name = home->name;
        place.isInTree = home->isTree;
        return std::nullopt;
    }

    /// The address given is that of the one folder, or of the one that holds them all.
    void setAddresses(const QList<Place> &places)
    {
        QStringList roots;
        for (const Place &place : places)
            roots.append(place.root);
        const QString common = commonFolder(roots);
        for (const Place &place : places)
            knownByName(place.name)->url =
                    joinedPath(m_naming.baseUrl, encodedPath(relativePath(place.root, common)));
    }

    QList<DocumentSource> sourcesOf(const QList<Place> &places)
    {
        QList<DocumentSource> sources;
        for (const Place &place : places) {
            const QString relative = relativePath(place.real, place.root);
            const QString url = knownByName(place.name)->url;
            sources.append({.path = place.path,
                    .id = joinedPath(pathAsId(place.name), pathAsId(relative)),
                    .url = url.isEmpty() ? QString() : joinedPath(url, encodedPath(relative)),
                    .prefersPageAddress = !place.isFolder && !place.isInTree});
        }
        return sources;
    }

    const SourceNaming &m_naming;
    QList<KnowledgeSource> m_known;
};

} // namespace

std::expected<NamedSources, NamingError> nameSources(
        const QStringList &paths, const SourceNaming &naming, const QList<KnowledgeSource> &known)
{
    return SourceNamer(naming, known).name(paths);
}

} // namespace Winnow
