// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "lintmutations.h"

#include <QRegularExpression>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int placesOfEach = 10;

Article &articleOf(MadeInstalment &made, int turn)
{
    return turn % 2 == 0 ? made.zh : made.en;
}

/// A row that differs from turn to turn, over all sections.
int indexOf(const MadeInstalment &made, int turn)
{
    return turn * 13 % made.record.quota;
}

LintMutation each(const QString &name, LintCode code, std::function<bool(MadeInstalment &, int)> apply)
{
    return {name, code, [apply = std::move(apply)](MadeInstalment &made, int turn) {
                return turn < placesOfEach && apply(made, turn);
            }};
}

/// Changes a row's answer in one language.
LintMutation inAnswer(const QString &name, LintCode code, const std::function<void(QString &, int)> &change)
{
    return each(name, code, [change](MadeInstalment &made, int turn) {
        QString &text = rowIn(articleOf(made, turn), indexOf(made, turn)).answer;
        const QString before = text;
        change(text, turn);
        return text != before;
    });
}

/// Changes what @p pattern finds first in the English answer alone.
LintMutation drifted(const QString &name, const QString &pattern, const QString &replacement)
{
    return each(name, LintCode::BilingualDrift, [=](MadeInstalment &made, int turn) {
        QString &text = rowIn(articleOf(made, turn), indexOf(made, turn)).answer;
        const QString before = text;
        const QRegularExpressionMatch match = QRegularExpression(pattern).match(text);
        if (match.hasMatch())
            text.replace(match.capturedStart(), match.capturedLength(), replacement);
        return text != before;
    });
}

ArticleTheme &themeOf(Article &article, int turn)
{
    auto &themes = partIn<ReadingPart>(article).themes;
    return themes[turn % themes.size()];
}

QList<LintMutation> structureMutations()
{
    return {
            each(u"a row left out"_s, LintCode::CountTotal,
                    [](MadeInstalment &made, int turn) {
                        partIn<SectionPart>(articleOf(made, turn), turn).rows.removeAt(turn % 5);
                        return true;
                    }),
            each(u"count of a repository"_s, LintCode::CountRepo,
                    [](MadeInstalment &made, int turn) {
                        partIn<OverviewPart>(articleOf(made, turn)).lines[turn].count =
                                QString::number(6 + turn);
                        return true;
                    }),
            each(u"count in the positioning"_s, LintCode::CountRepo,
                    [](MadeInstalment &made, int turn) {
                        QString &text = partIn<OverviewPart>(articleOf(made, turn)).lines[turn].positioning;
                        text.replace(u"5 案"_s, u"4 案"_s).replace(u"5 cases"_s, u"six cases"_s);
                        return true;
                    }),
            each(u"count in the heading"_s, LintCode::CountTotal,
                    [](MadeInstalment &made, int turn) {
                        partIn<ReadingPart>(articleOf(made, turn))
                                .heading.replace(u"50"_s, QString::number(48 - turn));
                        return true;
                    }),
            each(u"count of a theme"_s, LintCode::ThemeCount,
                    [](MadeInstalment &made, int turn) {
                        themeOf(articleOf(made, turn), turn)
                                .title.replace(u"十案"_s, u"十一案"_s)
                                .replace(u"ten"_s, u"nine"_s);
                        return true;
                    }),
            each(u"case in no theme"_s, LintCode::ThemeOnce,
                    [](MadeInstalment &made, int turn) {
                        themeOf(articleOf(made, turn), turn).cases.removeAt(turn);
                        return true;
                    }),
            each(u"case in two themes"_s, LintCode::ThemeOnce,
                    [](MadeInstalment &made, int turn) {
                        Article &article = articleOf(made, turn);
                        themeOf(article, turn + 1).cases.append(themeOf(article, turn).cases[turn]);
                        return true;
                    }),
            each(u"unknown case in a theme"_s, LintCode::RefUnknown,
                    [](MadeInstalment &made, int turn) {
                        themeOf(articleOf(made, turn), turn).cases[turn].reference.number =
                                QString::number(5000 + turn);
                        return true;
                    }),
            each(u"unknown case in the guide"_s, LintCode::RefUnknown,
                    [](MadeInstalment &made, int turn) {
                        GuideLine &line = partIn<GuidePart>(articleOf(made, turn)).lines[turn * 3];
                        line.references[0].number = QString::number(6000 + turn);
                        line.cases = line.references[0].alias + u'#' + line.references[0].number;
                        return true;
                    }),
            each(u"wrong alias in a theme"_s, LintCode::RefAlias,
                    [](MadeInstalment &made, int turn) {
                        themeOf(articleOf(made, turn), turn).cases[turn].reference.alias = u"tool"_s;
                        return true;
                    }),
            each(u"wrong alias in the guide"_s, LintCode::RefAlias,
                    [](MadeInstalment &made, int turn) {
                        GuideLine &line = partIn<GuidePart>(articleOf(made, turn)).lines[turn * 3];
                        line.references[0].alias = u"Tool-%1"_s.arg(QChar(u'A' + turn * 3 / 5));
                        line.cases = line.references[0].alias + u'#' + line.references[0].number;
                        return true;
                    }),
            each(u"row that no guide line cites"_s, LintCode::GuideMissing,
                    [](MadeInstalment &made, int turn) {
                        partIn<GuidePart>(articleOf(made, turn)).lines.removeAt(turn * 3);
                        return true;
                    }),
            each(u"row that is not kept"_s, LintCode::RefUnknown,
                    [](MadeInstalment &made, int turn) {
                        rowIn(articleOf(made, turn), indexOf(made, turn)).number =
                                QString::number(7000 + turn);
                        return true;
                    }),
            each(u"row twice"_s, LintCode::Repeat,
                    [](MadeInstalment &made, int turn) {
                        auto &rows = partIn<SectionPart>(articleOf(made, turn), turn).rows;
                        rows[1] = rows[2];
                        return true;
                    }),
            each(u"no translation of an answer"_s, LintCode::BilingualMissing,
                    [](MadeInstalment &made, int turn) {
                        rowIn(articleOf(made, turn), indexOf(made, turn)).answer = QString();
                        return true;
                    }),
            each(u"no translation of a lead"_s, LintCode::BilingualMissing,
                    [](MadeInstalment &made, int turn) {
                        themeOf(articleOf(made, turn), turn).lead = QString();
                        return true;
                    }),
    };
}

QList<LintMutation> textMutations()
{
    return {
            drifted(u"number drifted"_s, u"1\\d\\d\\d(?= 字节| bytes)"_s, u"4096"_s),
            drifted(u"version drifted"_s, u"26\\.\\d\\.0"_s, u"26.9.1"_s),
            drifted(u"code drifted"_s, u"`--align-\\d+`"_s, u"`--align`"_s),
            drifted(u"address drifted"_s, u"org/made/\\d+"_s, u"org/made/other"_s),
            drifted(u"number of a change drifted"_s, u"(?<=PR )\\d+|(?<=!)\\d+|(?<=PR)\\d+"_s, u"4999"_s),
            each(u"flag drifted"_s, LintCode::BilingualDrift,
                    [](MadeInstalment &made, int turn) {
                        partIn<GuidePart>(articleOf(made, turn))
                                .lines[turn]
                                .action.replace(u"--verbose"_s, u"--debug"_s);
                        return true;
                    }),
            each(u"flag with a dash"_s, LintCode::DashFlag,
                    [](MadeInstalment &made, int turn) {
                        const QString dash = turn % 3 == 0 ? u"—"_s : u"–"_s;
                        partIn<GuidePart>(articleOf(made, turn))
                                .lines[turn]
                                .action.replace(u"--verbose"_s, dash + u"verbose"_s);
                        return true;
                    }),
            inAnswer(u"bar in a cell"_s, LintCode::TableBad,
                    [](QString &text, int turn) { text.insert(5 + turn, u'|'); }),
            inAnswer(u"line break in a cell"_s, LintCode::TableBad,
                    [](QString &text, int turn) { text.insert(5 + turn, u'\n'); }),
            inAnswer(u"answer too long"_s, LintCode::LenAnswer,
                    [](QString &text, int turn) { text += QString(600, turn % 2 == 0 ? u'长' : u'a'); }),
            each(u"problem too long"_s, LintCode::LenProblem,
                    [](MadeInstalment &made, int turn) {
                        QString &text = rowIn(articleOf(made, turn), indexOf(made, turn)).problem;
                        text += QString(160, turn % 2 == 0 ? u'长' : u'a');
                        return true;
                    }),
            inAnswer(u"e-mail address"_s, LintCode::Personal,
                    [](QString &text, int turn) { text += u" li.wei%1@mail.org.cn"_s.arg(turn); }),
            inAnswer(u"mobile number"_s, LintCode::Personal,
                    [](QString &text, int turn) { text += u" 139%1"_s.arg(12345671 + turn * 2); }),
            inAnswer(u"identity number"_s, LintCode::Personal,
                    [](QString &text, int turn) {
                        // Numbers whose check characters are right.
                        const QStringList numbers{
                                u"11010519491231002X"_s, u"440524198001010013"_s, u"310101199003070019"_s};
                        text += u' ' + numbers[turn % 3];
                    }),
            inAnswer(u"address without a host"_s, LintCode::LinkBad,
                    [](QString &text, int) { text.replace(u"forge.example.org"_s, u"forge"_s); }),
            inAnswer(u"scheme mistyped"_s, LintCode::LinkBad,
                    [](QString &text, int) { text += u" https//forge.example.org/a"_s; }),
            inAnswer(u"address glued to Chinese"_s, LintCode::LinkBad,
                    [](QString &text, int) { text += u" https://forge.example.org/a见说明"_s; }),
            inAnswer(u"bracket lost"_s, LintCode::Typography,
                    [](QString &text, int turn) {
                        const qsizetype at = turn % 2 == 0
                                ? text.indexOf(u'）')
                                : text.lastIndexOf(u"("_s, text.indexOf(u"[notes]"_s));
                        text.remove(at, 1);
                    }),
            inAnswer(u"space doubled"_s, LintCode::Typography,
                    [](QString &text, int) { text.insert(text.indexOf(u' '), u' '); }),
            each(u"space left out"_s, LintCode::Typography,
                    [](MadeInstalment &made, int turn) {
                        rowIn(made.zh, indexOf(made, turn)).answer.replace(u"升级到 26"_s, u"升级到26"_s);
                        return true;
                    }),
            each(u"half-width comma"_s, LintCode::Typography,
                    [](MadeInstalment &made, int turn) {
                        themeOf(made.zh, turn).lead.replace(u"，"_s, u","_s);
                        return true;
                    }),
            inAnswer(u"full-width sign in English"_s, LintCode::Typography,
                    [](QString &text, int turn) {
                        turn % 2 == 0 ? text.replace(u"漏掉了"_s, u"漏掉(了"_s)
                                      : text.replace(u". "_s, u"。"_s);
                    }),
            each(u"glossary term worded otherwise"_s, LintCode::Term,
                    [](MadeInstalment &made, int turn) {
                        QString &lead = themeOf(articleOf(made, turn), turn).lead;
                        lead.replace(u"落地变更"_s, u"那个补丁"_s)
                                .replace(u"landing change"_s, u"final patch"_s);
                        return true;
                    }),
            each(u"glossary term worded otherwise in a row"_s, LintCode::Term,
                    [](MadeInstalment &made, int turn) {
                        rowIn(made.en, indexOf(made, turn)).problem.replace(u"operator"_s, u"kernel"_s);
                        return true;
                    }),
    };
}

} // namespace

QList<LintMutation> articleMutations()
{
    return structureMutations() + textMutations();
}

} // namespace Winnow
