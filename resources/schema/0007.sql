-- SPDX-FileCopyrightText: 2026 The Winnow authors
-- SPDX-License-Identifier: Apache-2.0
--
-- Schema 7: publishing.

-- What went where, when, by whom, from which state of the batch. Rows are added and never touched again; the latest of a
-- batch, target and language says what is out there. `document` holds the articles as they went out, so that what has
-- changed since can be shown; `files` is a JSON array of {path, sha256, bytes}.
CREATE TABLE publication (
    id            TEXT PRIMARY KEY,
    series        TEXT NOT NULL,
    ordinal       INTEGER NOT NULL,
    target        TEXT NOT NULL,
    lang          TEXT NOT NULL,
    state         TEXT,
    digest        TEXT,
    document      TEXT,
    files         TEXT,
    site          TEXT,
    url           TEXT,
    post_id       TEXT,
    remote_digest TEXT,
    reason        TEXT,
    author        TEXT,
    at            INTEGER
);
CREATE INDEX publication_of_batch ON publication (series, ordinal, at);
CREATE TRIGGER publication_is_not_changed BEFORE UPDATE ON publication
BEGIN
    SELECT RAISE(ABORT, 'the history of publications is append-only');
END;
CREATE TRIGGER publication_is_not_erased BEFORE DELETE ON publication
BEGIN
    SELECT RAISE(ABORT, 'the history of publications is append-only');
END;
