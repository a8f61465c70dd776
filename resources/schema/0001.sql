-- SPDX-FileCopyrightText: 2026 The Winnow authors
-- SPDX-License-Identifier: Apache-2.0
--
-- Schema 1. Times are milliseconds since 1970-01-01T00:00:00Z. NULL means "not given".
-- fact_at and source_at rank two versions of one fact: the newest time the record itself carries, then the time
-- at which its bundle was made. value_ranks names the values that stem from an older version than the row's newest
-- (facttable.h).

CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT
) WITHOUT ROWID;

CREATE TABLE repo (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
);

CREATE TABLE repo_profile (
    repo_id        INTEGER NOT NULL REFERENCES repo (id),
    forge          TEXT NOT NULL,
    url            TEXT,
    alias          TEXT,
    positioning_zh TEXT,
    positioning_en TEXT,
    fact_at        INTEGER NOT NULL,
    source_at      INTEGER NOT NULL,
    value_ranks    TEXT,
    PRIMARY KEY (repo_id, forge)
) WITHOUT ROWID;

CREATE TABLE series (
    id          TEXT PRIMARY KEY,
    title_zh    TEXT,
    title_en    TEXT,
    time_zone   TEXT,
    quota       INTEGER,
    tagline_zh  TEXT,
    tagline_en  TEXT,
    footer_zh   TEXT,
    footer_en   TEXT,
    fact_at     INTEGER NOT NULL,
    source_at   INTEGER NOT NULL,
    value_ranks TEXT
) WITHOUT ROWID;

CREATE TABLE batch (
    series      TEXT NOT NULL,
    ordinal     INTEGER NOT NULL,
    title_zh    TEXT,
    title_en    TEXT,
    since       INTEGER,
    until       INTEGER,
    quota       INTEGER,
    orgs        TEXT,
    fact_at     INTEGER NOT NULL,
    source_at   INTEGER NOT NULL,
    value_ranks TEXT,
    PRIMARY KEY (series, ordinal)
) WITHOUT ROWID;

-- What lists, facets and counts read, kept narrow so that a million rows are scanned in a moment; the wide texts
-- are in issue_text. present = 0: only named by another record so far.
-- verdict to proposals are derived (journal, link, kg_ref, proposal) and kept in step in the same transaction.
CREATE TABLE issue (
    id             INTEGER PRIMARY KEY,
    repo_id        INTEGER NOT NULL REFERENCES repo (id),
    number         TEXT NOT NULL,
    present        INTEGER NOT NULL DEFAULT 0,
    state          TEXT,
    created_at     INTEGER,
    updated_at     INTEGER,
    closed_at      INTEGER,
    verdict        INTEGER NOT NULL DEFAULT 0 CHECK (verdict BETWEEN 0 AND 3),
    stage          INTEGER NOT NULL DEFAULT 0 CHECK (stage BETWEEN 0 AND 2),
    reason         TEXT,
    conflict       INTEGER NOT NULL DEFAULT 0,
    changes        INTEGER NOT NULL DEFAULT 0,
    kg_refs        INTEGER NOT NULL DEFAULT 0,
    proposals      INTEGER NOT NULL DEFAULT 0,
    value          REAL,
    closed_by      TEXT,
    closed_by_role TEXT,
    fact_at        INTEGER NOT NULL DEFAULT 0,
    source_at      INTEGER NOT NULL DEFAULT 0,
    value_ranks    TEXT,
    UNIQUE (repo_id, number)
);
CREATE INDEX issue_by_close ON issue (closed_at DESC, id) WHERE present = 1;

CREATE TABLE issue_text (
    issue_id       INTEGER PRIMARY KEY REFERENCES issue (id),
    title          TEXT,
    author         TEXT,
    author_role    TEXT,
    url            TEXT,
    labels         TEXT,
    body           TEXT
);

CREATE TABLE label (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
);

CREATE TABLE issue_label (
    issue_id INTEGER NOT NULL REFERENCES issue (id),
    label_id INTEGER NOT NULL REFERENCES label (id),
    PRIMARY KEY (issue_id, label_id)
) WITHOUT ROWID;

-- "change" is no reserved word, but close to one in too many engines.
CREATE TABLE code_change (
    id            INTEGER PRIMARY KEY,
    repo_id       INTEGER NOT NULL REFERENCES repo (id),
    number        TEXT NOT NULL,
    present       INTEGER NOT NULL DEFAULT 0,
    title         TEXT,
    state         TEXT,
    created_at    INTEGER,
    merged_at     INTEGER,
    closed_at     INTEGER,
    base          TEXT,
    head          TEXT,
    author        TEXT,
    url           TEXT,
    additions     INTEGER,
    deletions     INTEGER,
    changed_files INTEGER,
    commits       TEXT,
    body          TEXT,
    fact_at       INTEGER NOT NULL DEFAULT 0,
    source_at     INTEGER NOT NULL DEFAULT 0,
    value_ranks   TEXT,
    UNIQUE (repo_id, number)
);

CREATE TABLE patch (
    change_id   INTEGER PRIMARY KEY REFERENCES code_change (id),
    text        TEXT,
    fact_at     INTEGER NOT NULL,
    source_at   INTEGER NOT NULL,
    value_ranks TEXT
);

CREATE TABLE event (
    id            INTEGER PRIMARY KEY,
    issue_id      INTEGER REFERENCES issue (id),
    change_id     INTEGER REFERENCES code_change (id),
    event_id      TEXT NOT NULL,
    kind          TEXT,
    at            INTEGER,
    actor         TEXT,
    actor_role    TEXT,
    label         TEXT,
    target_repo   TEXT,
    target_number TEXT,
    text          TEXT,
    fact_at       INTEGER NOT NULL,
    source_at     INTEGER NOT NULL,
    value_ranks   TEXT,
    CHECK ((issue_id IS NULL) <> (change_id IS NULL))
);
CREATE UNIQUE INDEX event_of_issue ON event (issue_id, event_id) WHERE issue_id IS NOT NULL;
CREATE UNIQUE INDEX event_of_change ON event (change_id, event_id) WHERE change_id IS NOT NULL;

CREATE TABLE link (
    issue_id    INTEGER NOT NULL REFERENCES issue (id),
    change_id   INTEGER NOT NULL REFERENCES code_change (id),
    basis       TEXT NOT NULL,
    note        TEXT,
    fact_at     INTEGER NOT NULL,
    source_at   INTEGER NOT NULL,
    value_ranks TEXT,
    PRIMARY KEY (issue_id, change_id, basis)
) WITHOUT ROWID;
CREATE INDEX link_by_change ON link (change_id, issue_id);

CREATE TABLE kg_node (
    id          TEXT PRIMARY KEY,
    title       TEXT,
    url         TEXT,
    kind        TEXT,
    lang        TEXT,
    text        TEXT,
    fact_at     INTEGER NOT NULL,
    source_at   INTEGER NOT NULL,
    value_ranks TEXT
) WITHOUT ROWID;

CREATE TABLE kg_ref (
    issue_id    INTEGER NOT NULL REFERENCES issue (id),
    node_id     TEXT NOT NULL,
    node_title  TEXT,
    node_url    TEXT,
    node_kind   TEXT,
    query       TEXT,
    score       REAL,
    excerpt     TEXT,
    state       TEXT,
    author      TEXT,
    at          INTEGER,
    note        TEXT,
    fact_at     INTEGER NOT NULL,
    source_at   INTEGER NOT NULL,
    value_ranks TEXT,
    PRIMARY KEY (issue_id, node_id)
) WITHOUT ROWID;

CREATE TABLE proposal (
    issue_id    INTEGER NOT NULL REFERENCES issue (id),
    author      TEXT NOT NULL,
    verdict     TEXT,
    reason      TEXT,
    note        TEXT,
    value       REAL,
    fact_at     INTEGER NOT NULL,
    source_at   INTEGER NOT NULL,
    value_ranks TEXT,
    PRIMARY KEY (issue_id, author)
) WITHOUT ROWID;

-- The journal. Rows are added and never touched again; the present state of an issue is derived from its rows.
CREATE TABLE decision (
    seq              INTEGER PRIMARY KEY AUTOINCREMENT,
    id               TEXT NOT NULL UNIQUE,
    issue_id         INTEGER NOT NULL REFERENCES issue (id),
    series           TEXT,
    ordinal          INTEGER,
    verdict          INTEGER NOT NULL CHECK (verdict BETWEEN 0 AND 3),
    stage            INTEGER NOT NULL CHECK (stage BETWEEN 0 AND 2),
    reason           TEXT,
    note             TEXT,
    author           TEXT,
    at               INTEGER,
    until            INTEGER,
    duplicate_repo   TEXT,
    duplicate_number TEXT,
    seen             TEXT,
    seen_ms          INTEGER,
    evidence         TEXT,
    undoes           TEXT,
    supersedes       TEXT,
    step             TEXT,
    local            INTEGER NOT NULL
);
CREATE INDEX decision_of_issue ON decision (issue_id);
CREATE INDEX decision_local ON decision (seq) WHERE local = 1;
CREATE TRIGGER decision_is_not_changed BEFORE UPDATE ON decision
BEGIN
    SELECT RAISE(ABORT, 'the decision journal is append-only');
END;
CREATE TRIGGER decision_is_not_erased BEFORE DELETE ON decision
BEGIN
    SELECT RAISE(ABORT, 'the decision journal is append-only');
END;

-- Drafts of different people stand beside each other; an import never replaces somebody else's words.
CREATE TABLE draft (
    series      TEXT NOT NULL,
    ordinal     INTEGER NOT NULL,
    issue_id    INTEGER NOT NULL REFERENCES issue (id),
    lang        TEXT NOT NULL,
    author      TEXT NOT NULL,
    problem     TEXT,
    answer      TEXT,
    symptom     TEXT,
    action      TEXT,
    theme_line  TEXT,
    fact_at     INTEGER NOT NULL,
    source_at   INTEGER NOT NULL,
    value_ranks TEXT,
    PRIMARY KEY (series, ordinal, issue_id, lang, author)
) WITHOUT ROWID;

CREATE TABLE section (
    series      TEXT NOT NULL,
    ordinal     INTEGER NOT NULL,
    repo_id     INTEGER NOT NULL REFERENCES repo (id),
    position    INTEGER,
    subtitle_zh TEXT,
    subtitle_en TEXT,
    summary_zh  TEXT,
    summary_en  TEXT,
    fact_at     INTEGER NOT NULL,
    source_at   INTEGER NOT NULL,
    value_ranks TEXT,
    PRIMARY KEY (series, ordinal, repo_id)
) WITHOUT ROWID;

CREATE TABLE theme (
    series      TEXT NOT NULL,
    ordinal     INTEGER NOT NULL,
    position    INTEGER NOT NULL,
    title_zh    TEXT,
    title_en    TEXT,
    lead_zh     TEXT,
    lead_en     TEXT,
    members     TEXT,
    fact_at     INTEGER NOT NULL,
    source_at   INTEGER NOT NULL,
    value_ranks TEXT,
    PRIMARY KEY (series, ordinal, position)
) WITHOUT ROWID;

CREATE TABLE guide (
    series      TEXT NOT NULL,
    ordinal     INTEGER NOT NULL,
    position    INTEGER NOT NULL,
    symptom_zh  TEXT,
    symptom_en  TEXT,
    action_zh   TEXT,
    action_en   TEXT,
    cases       TEXT,
    fact_at     INTEGER NOT NULL,
    source_at   INTEGER NOT NULL,
    value_ranks TEXT,
    PRIMARY KEY (series, ordinal, position)
) WITHOUT ROWID;

-- Rules of a series' prefilter as JSON, in the order in which they are tried; without a row the defaults apply.
CREATE TABLE prefilter_rules (
    series TEXT PRIMARY KEY,
    rules  TEXT NOT NULL
) WITHOUT ROWID;

-- Titles, bodies and comments of an issue as folded tokens (searchtext.h), a row an issue. The texts themselves
-- stand in their own tables, so the index holds no copy.
CREATE VIRTUAL TABLE search USING fts5 (
    tokens, content = '', contentless_delete = 1, tokenize = 'ascii', prefix = '1'
);

-- Issues whose texts changed since they were indexed; empty except during an import and after a crash in it.
CREATE TABLE search_pending (
    issue_id INTEGER PRIMARY KEY REFERENCES issue (id)
);
