-- SPDX-FileCopyrightText: 2026 The Winnow authors
-- SPDX-License-Identifier: Apache-2.0
--
-- Schema 3: the article. What editors write, what came out before, and the words of a series.

-- What editors wrote. Rows are added and never touched again; the latest standing one on a place, field and language
-- holds (textedit.h). `seq` counts on from the decisions' and theirs from it, so that one undo goes through both.
CREATE TABLE text_edit (
    seq     INTEGER PRIMARY KEY,
    id      TEXT NOT NULL UNIQUE,
    series  TEXT NOT NULL,
    ordinal INTEGER NOT NULL,
    owner   INTEGER NOT NULL CHECK (owner BETWEEN 0 AND 6),
    subject TEXT NOT NULL,
    field   TEXT NOT NULL,
    lang    TEXT,
    value   TEXT,
    author  TEXT,
    at      INTEGER,
    undoes  TEXT,
    step    TEXT,
    local   INTEGER NOT NULL
);
CREATE INDEX text_edit_of_batch ON text_edit (series, ordinal);
CREATE INDEX text_edit_local ON text_edit (seq) WHERE local = 1;
CREATE TRIGGER text_edit_is_not_changed BEFORE UPDATE ON text_edit
BEGIN
    SELECT RAISE(ABORT, 'the journal of texts is append-only');
END;
CREATE TRIGGER text_edit_is_not_erased BEFORE DELETE ON text_edit
BEGIN
    SELECT RAISE(ABORT, 'the journal of texts is append-only');
END;

-- Finished instalments as they came out, a row a language; the document as JSON (articlejson.h).
CREATE TABLE published_article (
    series   TEXT NOT NULL,
    ordinal  INTEGER NOT NULL,
    lang     TEXT NOT NULL,
    document TEXT NOT NULL,
    author   TEXT,
    at       INTEGER,
    PRIMARY KEY (series, ordinal, lang)
) WITHOUT ROWID;

-- Their rows, for whether an issue came out before: the repository as printed, in lower case and without its
-- organisation where it was printed so.
CREATE TABLE published_case (
    series  TEXT NOT NULL,
    ordinal INTEGER NOT NULL,
    repo    TEXT NOT NULL,
    number  TEXT NOT NULL,
    PRIMARY KEY (series, ordinal, repo, number)
) WITHOUT ROWID;
CREATE INDEX published_case_by_number ON published_case (number);

CREATE TABLE term (
    series TEXT NOT NULL,
    zh     TEXT NOT NULL,
    en     TEXT NOT NULL,
    note   TEXT,
    PRIMARY KEY (series, zh)
) WITHOUT ROWID;

-- Files of diffs that somebody has looked at, tied to what they hold: a file that changes is unseen again.
CREATE TABLE seen_file (
    path    TEXT NOT NULL,
    content TEXT NOT NULL,
    author  TEXT,
    at      INTEGER NOT NULL,
    PRIMARY KEY (path, content)
) WITHOUT ROWID;
