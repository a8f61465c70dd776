// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "outlinemodel.h"

#include "article/disclosuretopic.h"

#include <QMimeData>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

using Kind = OutlineNode::Kind;

const QString lineMimeType = u"application/x-winnow-outline-line"_s;

/// Kinds whose lines have an order of their own below one heading.
bool isOrdered(Kind kind)
{
    return kind == Kind::Section || kind == Kind::Row || kind == Kind::Theme || kind == Kind::GuideLine;
}

/// Where the line is found again: the way from the root, as rows.
QByteArray pathOf(const OutlineNode &node)
{
    QByteArray path;
    for (const OutlineNode *step = &node; step->parent; step = step->parent)
        path.prepend('/' + QByteArray::number(step->row));
    return path;
}

const OutlineNode *nodeOf(const OutlineNode &root, const QByteArray &path)
{
    const OutlineNode *node = &root;
    for (const QByteArray &step : path.sliced(1).split('/')) {
        const size_t row = step.toULongLong();
        if (row >= node->children.size())
            return nullptr;
        node = node->children[row].get();
    }
    return node;
}

} // namespace

OutlineModel::OutlineModel(QObject *parent)
    : QAbstractItemModel(parent)
    , m_root(makeOutline({}, TextLanguage::Chinese))
{}

void OutlineModel::setRecord(const ArticleRecord &record)
{
    m_record = record;
    auto outline = makeOutline(record, textLanguage(m_locale));
    if (isSameShape(*outline, *m_root)) {
        // The views hold pointers into the tree; only what it says is taken over.
        const auto takeTexts = [](auto &self, OutlineNode &to, const OutlineNode &from) -> void {
            to.text = from.text;
            to.lacksChinese = from.lacksChinese;
            to.lacksEnglish = from.lacksEnglish;
            for (size_t i = 0; i < to.children.size(); ++i)
                self(self, *to.children[i], *from.children[i]);
        };
        takeTexts(takeTexts, *m_root, *outline);
        tellChanged(*m_root);
        return;
    }
    beginResetModel();
    m_root = std::move(outline);
    endResetModel();
}

void OutlineModel::setLocale(const QLocale &locale)
{
    m_locale = locale;
    setRecord(ArticleRecord(m_record));
}

void OutlineModel::setProblemCounts(const QHash<QString, int> &counts)
{
    if (m_problems == counts)
        return;
    m_problems = counts;
    tellChanged(*m_root);
}

void OutlineModel::tellChanged(const OutlineNode &parent)
{
    if (parent.children.empty())
        return;
    emit dataChanged(indexOf(*parent.children.front()), indexOf(*parent.children.back(), StateColumn));
    for (const auto &child : parent.children)
        tellChanged(*child);
}

QModelIndex OutlineModel::indexOfRow(const IssueRef &issue) const
{
    for (const auto &heading : m_root->children) {
        if (heading->kind != Kind::Sections)
            continue;
        for (const auto &section : heading->children) {
            for (const auto &row : section->children) {
                if (row->issue == issue)
                    return indexOf(*row);
            }
        }
    }
    return {};
}

IssueRef OutlineModel::firstRow() const
{
    for (const auto &heading : m_root->children) {
        if (heading->kind == Kind::Sections && !heading->children.empty())
            return heading->children.front()->children.front()->issue;
    }
    return {};
}

const OutlineNode *OutlineModel::nodeAt(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<const OutlineNode *>(index.constInternalPointer()) : m_root.get();
}

QModelIndex OutlineModel::indexOf(const OutlineNode &node, int column) const
{
    return node.parent ? createIndex(node.row, column, &node) : QModelIndex();
}

QModelIndex OutlineModel::index(int row, int column, const QModelIndex &parent) const
{
    const OutlineNode *node = nodeAt(parent);
    if (row < 0 || column < 0 || column >= ColumnCount || row >= std::ssize(node->children))
        return {};
    return createIndex(row, column, node->children[static_cast<size_t>(row)].get());
}

QModelIndex OutlineModel::parent(const QModelIndex &child) const
{
    return child.isValid() ? indexOf(*nodeAt(child)->parent) : QModelIndex();
}

int OutlineModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(nodeAt(parent)->children.size());
}

int OutlineModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QString OutlineModel::heading(const OutlineNode &node) const
{
    const int count = static_cast<int>(node.children.size());
    switch (node.kind) {
    case Kind::Unthemed:
        return tr("In no theme yet (%1)").arg(count);
    case Kind::Sections:
        return tr("Sections (%1)").arg(count);
    case Kind::Themes:
        return tr("Themes (%1)").arg(count);
    case Kind::Guide:
        return tr("Troubleshooting guide (%1)").arg(count);
    case Kind::Theme:
    case Kind::Section:
        return u"%1 (%2)"_s.arg(node.text).arg(count);
    case Kind::Article:
        return tr("Title and footer");
    case Kind::Disclosure:
        return tr("Method and disclosure");
    case Kind::Statement:
        return statementName(node.key);
    case Kind::Row:
    case Kind::GuideLine:
        break;
    }
    return node.text.isEmpty() ? tr("(no text yet)") : node.text;
}

QString OutlineModel::statementName(const QString &statement)
{
    const auto topic = disclosureTopicFromName(statement);
    if (!topic)
        return statement;
    switch (*topic) {
    case DisclosureTopic::Counting:
        return tr("Counting window", "statement of the method section");
    case DisclosureTopic::Knowledge:
        return tr("Knowledge graph", "statement of the method section");
    case DisclosureTopic::MergeRule:
        return tr("Merge rule", "statement of the method section");
    case DisclosureTopic::Tiers:
        return tr("Timing tiers", "statement of the method section");
    case DisclosureTopic::Traps:
        return tr("Timing traps", "statement of the method section");
    case DisclosureTopic::Drops:
        return tr("Honest drops", "statement of the method section");
    case DisclosureTopic::Leftovers:
        return tr("Left over", "statement of the method section");
    }
    return statement;
}

QString OutlineModel::stateText(const OutlineNode &node) const
{
    if (node.kind != Kind::Row)
        return {};
    if (node.lacksChinese && node.lacksEnglish)
        return tr("no text", "state of a row");
    if (node.lacksChinese)
        return tr("no Chinese", "state of a row");
    if (node.lacksEnglish)
        return tr("no English", "state of a row");
    const int problems = m_problems.value(node.key);
    return problems == 0 ? QString() : tr("%n problem(s)", nullptr, problems);
}

/// What stands beside a line: short, because the outline is narrow.
QString OutlineModel::stateSign(const OutlineNode &node) const
{
    const int problems = node.kind == Kind::Row ? m_problems.value(node.key) : 0;
    const bool isWritten = !node.lacksChinese && !node.lacksEnglish;
    return isWritten && problems > 0 ? u"\u26a0 %1"_s.arg(problems) : stateText(node);
}

QVariant OutlineModel::data(const QModelIndex &index, int role) const
{
    const OutlineNode *node = nodeAt(index);
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == StateColumn ? stateSign(*node) : heading(*node);
    case Qt::ToolTipRole:
        return index.column() == StateColumn ? stateText(*node) : heading(*node);
    case Qt::AccessibleTextRole: {
        const QString state = stateText(*node);
        return state.isEmpty() ? heading(*node) : u"%1, %2"_s.arg(heading(*node), state);
    }
    case KindRole:
        return static_cast<int>(node->kind);
    case KeyRole:
        return node->key;
    case IssueRole:
        return node->kind == Kind::Row ? node->key : QVariant();
    case ProblemsRole:
        return node->kind == Kind::Row ? m_problems.value(node->key) : 0;
    default:
        return {};
    }
}

Qt::ItemFlags OutlineModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (!index.isValid())
        return flags;
    const Kind kind = nodeAt(index)->kind;
    return isOrdered(kind) ? flags | Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled
                           : flags | Qt::ItemIsDropEnabled;
}

QStringList OutlineModel::mimeTypes() const
{
    return {lineMimeType};
}

QMimeData *OutlineModel::mimeData(const QModelIndexList &indexes) const
{
    if (indexes.isEmpty())
        return nullptr;
    auto *data = new QMimeData;
    data->setData(lineMimeType, pathOf(*nodeAt(indexes.first())));
    return data;
}

bool OutlineModel::canDropMimeData(
        const QMimeData *data, Qt::DropAction action, int row, int, const QModelIndex &parent) const
{
    if (action != Qt::MoveAction || !data->hasFormat(lineMimeType))
        return false;
    const OutlineNode *node = nodeOf(*m_root, data->data(lineMimeType));
    return node && !dropped(*node, *nodeAt(parent), row).isEmpty();
}

bool OutlineModel::dropMimeData(
        const QMimeData *data, Qt::DropAction action, int row, int column, const QModelIndex &parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    emit editsWanted(dropped(*nodeOf(*m_root, data->data(lineMimeType)), *nodeAt(parent), row));
    // The view would take the line out itself; the new record does that.
    return false;
}

TextEdit OutlineModel::edit(
        TextOwner owner, const QString &subject, const QString &field, const QString &value) const
{
    TextEdit made;
    made.batch = m_record.batch.batch;
    made.owner = owner;
    made.subject = subject;
    made.field = field;
    made.value = value;
    return made;
}

QList<TextEdit> OutlineModel::reordered(const OutlineNode &node, const OutlineNode &parent, int place) const
{
    QStringList keys;
    for (const auto &child : parent.children)
        keys.append(child->key);
    const qsizetype from = keys.indexOf(node.key);
    qsizetype to = place < 0 ? keys.size() : place;
    if (from < 0 || to > keys.size())
        return {};
    if (to > from)
        --to;
    if (to == from)
        return {};
    keys.move(from, to);
    switch (node.kind) {
    case Kind::Section:
        return {edit(TextOwner::Article, {}, u"sections"_s, listValue(keys))};
    case Kind::Theme:
        return {edit(TextOwner::Article, {}, u"themes"_s, listValue(keys))};
    case Kind::GuideLine:
        return {edit(TextOwner::Article, {}, u"guide"_s, listValue(keys))};
    case Kind::Row:
        return {edit(parent.kind == Kind::Theme ? TextOwner::Theme : TextOwner::Section, parent.key,
                parent.kind == Kind::Theme ? u"members"_s : u"rows"_s, listValue(keys))};
    default:
        return {};
    }
}

QList<TextEdit> OutlineModel::dropped(const OutlineNode &node, const OutlineNode &target, int place) const
{
    if (node.kind == Kind::Row && target.kind == Kind::Theme && node.parent != &target)
        return assigned(node.issue, target.key, place);
    if (node.kind == Kind::Row && target.kind == Kind::Unthemed && node.parent->kind == Kind::Theme)
        return assigned(node.issue, {});
    if (node.parent == &target && isOrdered(node.kind) && target.kind != Kind::Unthemed)
        return reordered(node, target, place);
    // Dropped onto a line of its like: in front of it.
    if (target.parent && target.kind == node.kind && place < 0) {
        if (node.kind == Kind::Row && target.parent->kind == Kind::Theme && target.parent != node.parent)
            return assigned(node.issue, target.parent->key, target.row);
        if (target.parent == node.parent)
            return reordered(node, *target.parent, target.row);
    }
    return {};
}

QList<TextEdit> OutlineModel::moved(const QModelIndex &index, int offset) const
{
    const OutlineNode *node = nodeAt(index);
    if (!node->parent || !isOrdered(node->kind) || node->parent->kind == Kind::Unthemed)
        return {};
    const int to = node->row + offset;
    if (to < 0 || to >= std::ssize(node->parent->children))
        return {};
    return reordered(*node, *node->parent, offset > 0 ? to + 1 : to);
}

QList<TextEdit> OutlineModel::assigned(const IssueRef &issue, const QString &number, int place) const
{
    QList<TextEdit> edits;
    for (const ThemeRecord &theme : m_record.themes) {
        const QString key = QString::number(theme.order);
        QList<IssueRef> members = theme.members.value_or(QList<IssueRef>{});
        const bool isWanted = key == number;
        if (members.contains(issue) == isWanted)
            continue;
        if (isWanted)
            members.insert(place < 0 ? members.size() : std::min<qsizetype>(place, members.size()), issue);
        else
            members.removeAll(issue);
        edits.append(edit(TextOwner::Theme, key, u"members"_s, casesValue(members)));
    }
    return edits;
}

QList<TextEdit> OutlineModel::removed(const QModelIndex &index) const
{
    const OutlineNode *node = nodeAt(index);
    if (!node->parent)
        return {};
    if (node->kind == Kind::Theme)
        return {edit(TextOwner::Theme, node->key, u"removed"_s, u"1"_s)};
    if (node->kind == Kind::GuideLine)
        return {edit(TextOwner::Guide, node->key, u"removed"_s, u"1"_s)};
    return {};
}

} // namespace Winnow
