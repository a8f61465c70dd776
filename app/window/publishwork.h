// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "material/publishmaterial.h"
#include "messageline.h"
#include "publish/export.h"
#include "publish/publicationstate.h"
#include "wordpress/wordpressedition.h"

#include <QObject>

#include <functional>
#include <memory>
#include <stop_token>

namespace Winnow {

class WorkspaceSession;

/// A site to send posts to, and how.
struct SiteOrder
{
    WordPressSite site;
    bool isPublished = false; ///< For readers to see at once.
    bool mayOverwrite = false;
};

/// Publishing the instalment: what would go to the chosen target, and taking it there. Exports are made, files written and
/// posts sent off the GUI thread, one of these at a time; what went out is in the history before it is told.
class PublishWork final : public QObject
{
    Q_OBJECT

public:
    explicit PublishWork(QObject *parent = nullptr);
    ~PublishWork() override;

    void setSession(WorkspaceSession *session);
    WorkspaceSession *session() const { return m_session; }
    bool isWritable() const;
    /// Whether the desk is on the screen; nothing is read or made while nobody looks.
    void setWatched(bool isWatched);

    bool hasMaterial() const { return m_material != nullptr; }
    /// Valid while hasMaterial().
    const PublishMaterial &material() const { return *m_material; }

    /// From now on it is about @p target in @p languages ("zh", "en", "both"). exported() follows.
    void choose(PublishTarget target, const QString &languages);
    PublishTarget target() const { return m_target; }
    const QString &languages() const { return m_languages; }
    /// The chosen languages that there are articles in.
    Edition edition() const;
    PublicationState state(PublishTarget target) const;

    /// What would go out; null while it is being made, and where problem() says why it cannot be.
    const Export *made() const { return m_made.get(); }
    const QString &problem() const { return m_problem; }
    /// What changed since it went out last; empty where it never did.
    QList<DocumentDifference> changes() const;

    /// Why the errors of the lint do not count; it goes into the history.
    void setReason(const QString &reason) { m_reason = reason.trimmed(); }
    /// The lint found no error, or there is a reason.
    bool mayGoOut() const;

    bool isBusy() const { return m_isBusy; }
    /// Somebody has what would go out on the clipboard now.
    void noteCopied();
    /// Writes the files of the export below @p folder. foreignFound() where that would replace what is not ours.
    void save(const QString &folder, bool mayOverwrite = false);
    void send(const SiteOrder &order);
    /// Ends what send() does, after the request under way.
    void cancel();

    /// Goes on with what waited for the reviewer's name.
    void resume();
    void giveUp() { m_waiting = nullptr; }

signals:
    /// Articles, problems or history are others.
    void materialChanged();
    /// made() and problem() are of the chosen target now.
    void exported();
    /// Somebody must say who publishes; resume() goes on.
    void reviewerNeeded();
    void foreignFound(const QString &folder, const QString &file);
    /// What is being done, in words; finished() ends it.
    void progressed(const QString &text);
    void finished();
    void messageShown(Winnow::MessageLine::Kind kind, const QString &text);

private:
    using Made = std::expected<Export, QString>;

    void fetch();
    void takeMaterial(const std::shared_ptr<const PublishMaterial> &material);
    void remake();
    PublishOptions options() const;
    bool begin(const QString &text);
    void end();
    /// True where the reviewer has a name; else @p act waits for one.
    bool requireReviewer(const std::function<void()> &act);
    void record(QList<PublicationRecord> entries);
    void takeWritten(const QString &folder, const std::expected<QStringList, QString> &written);
    void saveBundle(const QString &folder);
    void takeReply(const WordPressRequest &request, const std::expected<WordPressReply, QString> &reply);
    void say(MessageLine::Kind kind, const QString &text) { emit messageShown(kind, text); }

    WorkspaceSession *m_session = nullptr;
    std::shared_ptr<const PublishMaterial> m_material;
    PublishTarget m_target = PublishTarget::Csdn;
    QString m_languages = QStringLiteral("both");
    std::shared_ptr<const Export> m_made;
    QString m_problem;
    QString m_reason;
    std::function<void()> m_waiting;
    std::stop_source m_stop;
    quint64 m_order = 0; ///< Of the newest export that was asked for.
    bool m_isBusy = false;
    bool m_isWatched = false;
    bool m_isStale = true;
    bool m_isFetching = false;
};

} // namespace Winnow
