-- SPDX-FileCopyrightText: 2026 The Winnow authors
-- SPDX-License-Identifier: Apache-2.0
--
-- Schema 4: the audit of references to the knowledge graph.

-- What reviewers said of kg_refs. Rows are added and never touched again; what they come to is derived (auditstate.h).
-- `seq` counts on from the decisions' and the texts' and theirs from it, so that one undo goes through all three.
CREATE TABLE kg_audit (
    seq                 INTEGER PRIMARY KEY,
    id                  TEXT NOT NULL UNIQUE,
    issue_id            INTEGER NOT NULL REFERENCES issue (id),
    series              TEXT NOT NULL,
    ordinal             INTEGER NOT NULL,
    node_id             TEXT,
    verdict             INTEGER NOT NULL CHECK (verdict BETWEEN 0 AND 4),
    reason              TEXT,
    note                TEXT,
    replacement_id      TEXT,
    replacement_title   TEXT,
    replacement_url     TEXT,
    replacement_kind    TEXT,
    replacement_query   TEXT,
    replacement_score   REAL,
    replacement_excerpt TEXT,
    content             TEXT,
    blind               INTEGER NOT NULL,
    author              TEXT,
    at                  INTEGER,
    undoes              TEXT,
    supersedes          TEXT,
    step                TEXT,
    local               INTEGER NOT NULL
);
CREATE INDEX kg_audit_of_batch ON kg_audit (series, ordinal, issue_id);
CREATE INDEX kg_audit_of_issue ON kg_audit (issue_id);
CREATE INDEX kg_audit_by_time ON kg_audit (at);
CREATE INDEX kg_audit_local ON kg_audit (seq) WHERE local = 1;
CREATE TRIGGER kg_audit_is_not_changed BEFORE UPDATE ON kg_audit
BEGIN
    SELECT RAISE(ABORT, 'the journal of the audit is append-only');
END;
CREATE TRIGGER kg_audit_is_not_erased BEFORE DELETE ON kg_audit
BEGIN
    SELECT RAISE(ABORT, 'the journal of the audit is append-only');
END;
