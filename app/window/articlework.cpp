// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articlework.h"

#include "article/articleedits.h"
#include "article/rowtexts.h"
#include "domain/seriestimezone.h"
#include "generator/articlegenerator.h"
#include "session/workspacesession.h"
#include "workspace/textedits.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// From the last key to the disk, to the parts of the article that a row's text only feeds (guide, method), to the lint.
constexpr int saveDelayMs = 150;
constexpr int generateDelayMs = 250;
constexpr int lintDelayMs = 120;

bool isSamePlace(const TextEdit &a, const TextEdit &b)
{
    return a.owner == b.owner && a.subject == b.subject && a.field == b.field && a.lang == b.lang;
}

/// A number that none of @p entries (themes, lines of the guide) has.
template <typename Entry>
QString nextNumber(const QList<Entry> &entries)
{
    int last = 0;
    for (const Entry &entry : entries)
        last = std::max(last, entry.order);
    return QString::number(last + 1);
}

} // namespace

ArticleWork::ArticleWork(QObject *parent)
    : QObject(parent)
{
    for (QTimer *timer : {&m_saveTimer, &m_generateTimer, &m_lintTimer})
        timer->setSingleShot(true);
    m_saveTimer.setInterval(saveDelayMs);
    m_generateTimer.setInterval(generateDelayMs);
    m_lintTimer.setInterval(lintDelayMs);
    connect(&m_saveTimer, &QTimer::timeout, this, &ArticleWork::save);
    connect(&m_generateTimer, &QTimer::timeout, this, &ArticleWork::generate);
    connect(&m_lintTimer, &QTimer::timeout, this, &ArticleWork::lint);
}

void ArticleWork::setSession(WorkspaceSession *session)
{
    if (m_session) {
        // Better without an author than lost.
        sendUnsaved();
        disconnect(m_session, nullptr, this, nullptr);
    }
    m_session = session;
    m_record = {};
    m_articles = {};
    m_unsaved.clear();
    m_pending.clear();
    m_step = QString();
    m_hasRecord = false;
    m_isStale = true;
    m_isFetching = false;
    for (QTimer *timer : {&m_saveTimer, &m_generateTimer, &m_lintTimer})
        timer->stop();
    emit recordChanged();
    if (!session)
        return;
    connect(session, &WorkspaceSession::articleRecordFetched, this,
            [this](const std::shared_ptr<const ArticleRecord> &record) { takeRecord(*record); });
    connect(session, &WorkspaceSession::decisionRecorded, this, &ArticleWork::takeOutcome);
    connect(session, &WorkspaceSession::issuesChanged, this, &ArticleWork::fetch);
    connect(session, &WorkspaceSession::auditSettingsChanged, this, &ArticleWork::fetch);
    connect(session, &WorkspaceSession::reviewerChanged, this, &ArticleWork::fetch);
    connect(session, &WorkspaceSession::batchChanged, this, &ArticleWork::fetch);
    connect(session, &WorkspaceSession::articleImported, this, &ArticleWork::fetch);
    connect(session, &WorkspaceSession::glossaryImported, this, &ArticleWork::fetch);
    connect(session, &WorkspaceSession::failed, this, &ArticleWork::takeFailure);
    refresh();
}

bool ArticleWork::isWritable() const
{
    return m_session && !m_session->isReadOnly();
}

bool ArticleWork::isUnsaved() const
{
    return !m_unsaved.isEmpty() || !std::ranges::all_of(m_pending, &PendingEdit::isSaved);
}

void ArticleWork::setWatched(bool isWatched)
{
    m_isWatched = isWatched;
    refresh();
}

void ArticleWork::refresh()
{
    if (m_isStale && m_isWatched && m_session && !m_isFetching)
        fetch();
}

void ArticleWork::fetch()
{
    m_isStale = true;
    if (!m_isWatched || m_isFetching)
        return;
    m_isStale = false;
    m_isFetching = true;
    // What is saved by now will be in the answer.
    m_pending.removeIf([](const PendingEdit &pending) { return pending.isSaved; });
    m_session->fetchArticleRecord();
}

void ArticleWork::takeRecord(const ArticleRecord &record)
{
    m_isFetching = false;
    m_hasRecord = true;
    m_record = record;
    QList<TextEdit> newer;
    for (const PendingEdit &pending : std::as_const(m_pending))
        newer.append(pending.edit);
    applyEdits(m_record, newer);
    generate();
    emit recordChanged();
    refresh();
}

void ArticleWork::takeOutcome(const DecisionOutcome &outcome)
{
    for (const TextEdit &written : outcome.texts) {
        for (PendingEdit &pending : m_pending) {
            if (isSamePlace(pending.edit, written) && pending.edit.value == written.value)
                pending.isSaved = true;
        }
    }
    const bool movedTexts = outcome.kind != DecisionOutcome::Kind::Written && !outcome.texts.isEmpty();
    if (movedTexts || !outcome.audits.isEmpty())
        fetch();
    if (!isUnsaved())
        emit saved();
}

/// Something asked of the session came to nothing, maybe one of ours: what is not known to be on the disk is sent again
/// with the next text or at the end, and the record is read again when it is asked for. Not at once, for a full disk
/// would be as full.
void ArticleWork::takeFailure()
{
    m_isStale = m_isStale || std::exchange(m_isFetching, false);
    for (const PendingEdit &pending : std::as_const(m_pending)) {
        const auto isSame = [&pending](const TextEdit &other) { return isSamePlace(other, pending.edit); };
        if (!pending.isSaved && std::ranges::none_of(m_unsaved, isSame))
            m_unsaved.append(pending.edit);
    }
}

QTimeZone ArticleWork::zone() const
{
    return seriesTimeZone(m_record.series);
}

const ArticleCase *ArticleWork::row(const IssueRef &issue) const
{
    return caseOf(m_record, issue);
}

TextEdit ArticleWork::textEdit(
        TextOwner owner, const QString &subject, const QString &field, const QString &value) const
{
    TextEdit edit;
    edit.batch = m_record.batch.batch;
    edit.owner = owner;
    edit.subject = subject;
    edit.field = field;
    // Nothing written is a text, too; null would bring the imported one back.
    edit.value = value.isNull() ? u""_s : value;
    return edit;
}

void ArticleWork::addPending(const TextEdit &edit)
{
    m_pending.removeIf([&edit](const PendingEdit &pending) { return isSamePlace(pending.edit, edit); });
    m_pending.append({edit, false});
}

void ArticleWork::setText(
        const IssueRef &issue, const QString &field, TextLanguage language, const QString &text)
{
    ArticleCase *row = caseOf(m_record, issue);
    if (!isWritable() || !row)
        return;
    TextEdit edit = textEdit(TextOwner::Draft, formatIssueRef(issue), field, text);
    edit.lang = textLanguageCode(language);
    // One case more would be copied with all its evidence; a text is put in directly.
    setRowText(*row, field, language, edit.value);
    addUnsaved(edit);
    showRowTexts(m_articles[static_cast<size_t>(language)], m_record, *row);
    emit articlesChanged();
    m_lintTimer.start();
}

void ArticleWork::setPartText(const PartText &text, TextLanguage language)
{
    if (!isWritable() || !m_hasRecord)
        return;
    // What both languages share is a name, of one line.
    TextEdit edit = text.isShared
            ? textEdit(text.owner, text.subject, text.field, text.text.zh.simplified())
            : textEdit(text.owner, text.subject, text.field, textIn(text.text, language));
    if (!text.isShared)
        edit.lang = textLanguageCode(language);
    applyEdits(m_record, {edit});
    addUnsaved(edit);
    generate();
}

/// Adds @p edit to the present run of typing; it is saved, and the whole made anew, at the next pause.
void ArticleWork::addUnsaved(TextEdit edit)
{
    if (m_step.isNull())
        m_step = newTextStep();
    edit.step = m_step;
    m_unsaved.removeIf([&edit](const TextEdit &other) { return isSamePlace(other, edit); });
    m_unsaved.append(edit);
    addPending(edit);
    m_saveTimer.start();
    m_generateTimer.start();
}

void ArticleWork::save()
{
    m_saveTimer.stop();
    if (m_unsaved.isEmpty() || !m_session)
        return;
    if (m_session->reviewer().isEmpty())
        emit reviewerNeeded();
    else
        sendUnsaved();
}

void ArticleWork::sendUnsaved()
{
    if (!m_unsaved.isEmpty())
        m_session->writeTexts(std::exchange(m_unsaved, {}));
}

void ArticleWork::finishRun()
{
    save();
    m_step = QString();
}

void ArticleWork::write(QList<TextEdit> edits)
{
    if (!isWritable() || edits.isEmpty())
        return;
    if (m_session->reviewer().isEmpty()) {
        emit reviewerNeeded();
        return;
    }
    finishRun();
    for (const TextEdit &edit : std::as_const(edits))
        addPending(edit);
    applyEdits(m_record, edits);
    m_session->writeTexts(edits);
    generate();
    emit recordChanged();
}

void ArticleWork::addTheme()
{
    write({textEdit(TextOwner::Theme, nextNumber(m_record.themes), u"members"_s, casesValue({}))});
}

void ArticleWork::addGuideLine()
{
    write({textEdit(TextOwner::Guide, nextNumber(m_record.guide), u"cases"_s, casesValue({}))});
}

void ArticleWork::undo()
{
    finishRun();
    if (isWritable())
        m_session->undo();
}

void ArticleWork::redo()
{
    finishRun();
    if (isWritable())
        m_session->redo();
}

void ArticleWork::generate()
{
    m_generateTimer.stop();
    if (!m_hasRecord)
        return;
    bool isChanged = false;
    for (const TextLanguage language : textLanguages) {
        Article article = generateArticle(m_record, language);
        Article &shown = m_articles[static_cast<size_t>(language)];
        isChanged = isChanged || article != shown;
        shown = std::move(article);
    }
    m_lintTimer.start();
    if (isChanged)
        emit articlesChanged();
}

void ArticleWork::lint()
{
    if (!m_hasRecord)
        return;
    emit problemsFound(m_linter.lint({&m_articles[0], &m_articles[1], &m_record, zone()}));
}

} // namespace Winnow
