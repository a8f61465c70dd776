// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "markdowntext.h"

#include "format/codespans.h"
#include "format/markdowncell.h"
#include "markdownescape.h"
#include "markwalk.h"

#include <QRegularExpression>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QList<RichText> linesOf(const RichText &text)
{
    QList<RichText> lines{{}};
    for (const TextRun &run : text) {
        bool isFirst = true;
        // Within code a line break is a blank.
        const QStringList pieces = run.isCode ? QStringList{run.text} : run.text.split(u'\n');
        for (const QString &words : pieces) {
            if (!isFirst)
                lines.append(RichText());
            isFirst = false;
            TextRun piece = run;
            piece.text = words;
            appendRun(lines.last(), piece);
        }
    }
    return lines;
}

/// @p line as its reader can get it: without anchors, which need not be links, and code without line breaks.
RichText asReadBack(const RichText &line, bool hasMarks)
{
    RichText read;
    for (TextRun run : line) {
        run.anchor.clear();
        if (run.isCode)
            run.text.replace(u'\n', u' ');
        if (!hasMarks)
            run.isStrong = run.isEmphasis = run.isStruck = false;
        appendRun(read, run);
    }
    return read;
}

RichText withoutLetterMarks(RichText line)
{
    for (TextRun &run : line)
        run.isStrong = run.isEmphasis = run.isStruck = false;
    return line;
}

bool hasLetterMarks(const RichText &line)
{
    return std::ranges::any_of(
            line, [](const TextRun &run) { return run.isStrong || run.isEmphasis || run.isStruck; });
}

/// Links inside the article, which a reader of Markdown alone sees as links, become their words.
RichText withoutInnerLinks(const RichText &text)
{
    RichText plain;
    for (TextRun run : text) {
        if (run.url.startsWith(u'#'))
            run.url = QString();
        appendRun(plain, run);
    }
    return plain;
}

/// `{{<` and `{{%`, which sites take for shortcodes even in code; `{% endraw`, which ends the protection around a text.
bool isRunInCode(const QString &code, const MarkdownFlavour &flavour)
{
    static const QRegularExpression shortcode(u"\\{\\{[<%]"_s);
    static const QRegularExpression endOfRaw(u"\\{%-?\\s*endraw"_s);
    return flavour.runsBracesInCode && code.contains(flavour.isKramdown ? endOfRaw : shortcode);
}

} // namespace

QString MarkdownTextWriter::linkTarget(const TextRun &run) const
{
    const bool hasHeadingsOnly = m_flavour.anchors == MarkdownAnchors::Headings;
    const QString anchor = hasHeadingsOnly ? m_sectionOfRow.value(run.anchor, run.anchor) : run.anchor;
    if (m_flavour.anchors != MarkdownAnchors::None && !anchor.isEmpty())
        return u'#' + anchor;
    return run.url;
}

QString MarkdownTextWriter::code(
        const TextRun &run, MarkdownPlace place, const QString &label, QChar before, QChar after)
{
    const QString content = QString(run.text).replace(u'\n', u' ');
    const bool hasBar = content.contains(u'|') && (place == MarkdownPlace::Cell || m_flavour.isKramdown);
    const bool wouldRun = isRunInCode(content, m_flavour);
    if (m_flavour.allowsHtml && (hasBar || wouldRun))
        return codeElement(content);
    if (wouldRun) {
        m_warnings.add(ExportWarningCode::CodeAsText, m_language, label, content);
        return escapedMarkdown(content, m_flavour, before, after, !linkTarget(run).isEmpty());
    }
    return hasBar ? codeSpan(content).replace(u'|', u"\\|"_s) : codeSpan(content);
}

QString MarkdownTextWriter::marked(const RichText &line, MarkdownPlace place, const QString &label)
{
    const auto sign = [](Mark mark) {
        return mark == Mark::Strong ? u"**"_s : mark == Mark::Emphasis ? u"*"_s : u"~~"_s;
    };
    MarkSigns signs;
    signs.isLink = [this](const TextRun &run) { return !run.isImage && !linkTarget(run).isEmpty(); };
    signs.open = [&](Mark mark, const TextRun &) { return mark == Mark::Link ? u"["_s : sign(mark); };
    signs.close = [&](Mark mark, const TextRun &run) {
        return mark == Mark::Link ? u"]("_s + markdownLinkTarget(linkTarget(run)) + u')' : sign(mark);
    };
    signs.content = [&](const TextRun &run, QChar before, QChar after) {
        if (run.isCode)
            return code(run, place, label, before, after);
        const bool isBracketed = run.isImage || signs.isLink(run);
        const QString text = escapedMarkdown(run.text, m_flavour, before, after, isBracketed);
        return run.isImage ? u"!["_s + text + u"]("_s + markdownLinkTarget(run.url) + u')' : text;
    };
    return writeMarked(line, signs);
}

bool MarkdownTextWriter::isReadAs(const QString &written, const RichText &line, MarkdownPlace place) const
{
    const QString read = place == MarkdownPlace::Cell ? readTableCell(written) : withoutCodeElements(written);
    return withoutInnerLinks(readRichText(read)) == asReadBack(line, true);
}

QString MarkdownTextWriter::writeLine(const RichText &line, MarkdownPlace place, const QString &label)
{
    QString written = marked(line, place, label);
    if (hasLetterMarks(line) && !isReadAs(written, line, place)) {
        const QString plain = marked(withoutLetterMarks(line), place, label);
        if (isReadAs(plain, asReadBack(line, false), place)) {
            m_warnings.add(ExportWarningCode::MarksLeftOut, m_language, label);
            written = plain;
        }
    }
    if (plainTextOf(line).contains("**"_L1))
        m_warnings.add(ExportWarningCode::LiteralMarks, m_language, label);
    return place == MarkdownPlace::Paragraph || place == MarkdownPlace::Item ? guardedLineStart(written)
                                                                             : written;
}

QString MarkdownTextWriter::write(
        const RichText &text, MarkdownPlace place, const QString &label, const QString &indent)
{
    QStringList lines;
    for (const RichText &line : linesOf(text))
        lines.append(writeLine(line, place, label));
    switch (place) {
    case MarkdownPlace::Paragraph:
    case MarkdownPlace::Item:
        return lines.join(u"  \n"_s + indent);
    case MarkdownPlace::Cell:
        if (m_flavour.allowsHtml)
            return lines.join(u"<br>"_s);
        if (lines.size() > 1)
            m_warnings.add(ExportWarningCode::BreakAsBlank, m_language, label);
        return lines.join(u' ');
    case MarkdownPlace::Heading:
        return lines.join(u' ');
    }
    return {};
}

} // namespace Winnow
