-- SPDX-FileCopyrightText: 2026 The Winnow authors
-- SPDX-License-Identifier: Apache-2.0
--
-- Schema 5: the local knowledge index. All of it is derived from kg_node and can be made anew.

-- Nodes by the number under which the index knows them. The length of the text in places of terms (tokens.h); NULL until
-- it is indexed.
CREATE TABLE knowledge_entry (
    entry   INTEGER PRIMARY KEY,
    node_id TEXT NOT NULL UNIQUE,
    length  INTEGER
);

-- Which entries hold a term (indexterms.h). How well one answers is worked out from its text, so neither places nor counts
-- are kept.
CREATE VIRTUAL TABLE knowledge USING fts5 (
    terms, content = '', contentless_delete = 1, detail = none, tokenize = "ascii tokenchars '.+'"
);
CREATE VIRTUAL TABLE knowledge_term USING fts5vocab (knowledge, row);

-- One row: how many entries are indexed, their lengths together, by which rules their terms were made, and a number that
-- moves with every change.
CREATE TABLE knowledge_state (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    nodes   INTEGER NOT NULL,
    length  INTEGER NOT NULL,
    rules   TEXT,
    version INTEGER NOT NULL
);
INSERT INTO knowledge_state (id, nodes, length, version) VALUES (1, 0, 0, 0);

-- Nodes whose texts changed since they were indexed, or that are gone; whoever writes kg_node, the mark is in the same step.
CREATE TABLE knowledge_pending (
    node_id TEXT PRIMARY KEY
) WITHOUT ROWID;
CREATE TRIGGER knowledge_node_is_new AFTER INSERT ON kg_node
BEGIN
    INSERT OR IGNORE INTO knowledge_pending (node_id) VALUES (NEW.id);
END;
CREATE TRIGGER knowledge_node_says_else AFTER UPDATE OF title, text ON kg_node
WHEN NEW.title IS NOT OLD.title OR NEW.text IS NOT OLD.text
BEGIN
    INSERT OR IGNORE INTO knowledge_pending (node_id) VALUES (NEW.id);
END;
CREATE TRIGGER knowledge_node_is_gone AFTER DELETE ON kg_node
BEGIN
    INSERT OR IGNORE INTO knowledge_pending (node_id) VALUES (OLD.id);
END;
INSERT INTO knowledge_pending (node_id) SELECT id FROM kg_node;
