-- SPDX-FileCopyrightText: 2026 The Winnow authors
-- SPDX-License-Identifier: Apache-2.0
--
-- Schema 6: sweeping forges. How far sweeps are, so that a stopped one goes on where it was and the next asks only for
-- what is new. `host` is the base address of a forge's API. Facts are in the tables of schema 1; what is here can be lost
-- and is then asked for again.

-- Sweeps as they were asked for. finished_at: the last page and the last detail are in. is_clean: it ended by itself, so
-- that sweep_request has all of its requests.
CREATE TABLE sweep_run (
    id          INTEGER PRIMARY KEY,
    host        TEXT NOT NULL,
    request     TEXT NOT NULL,
    started_at  INTEGER NOT NULL,
    listed_at   INTEGER,
    finished_at INTEGER,
    is_clean    INTEGER NOT NULL DEFAULT 0
);

-- The repositories that a sweep goes through.
CREATE TABLE sweep_plan (
    run_id INTEGER NOT NULL REFERENCES sweep_run (id),
    repo   TEXT NOT NULL,
    PRIMARY KEY (run_id, repo)
) WITHOUT ROWID;

-- How far a repository is read, in the order in which issues were updated: all that was updated before `at` is in the
-- workspace, as far as it was closed from `since` to `until`. by_offset: the forge does not heed the order or the beginning asked for. run_id: the sweep that last reached the end.
CREATE TABLE sweep_cursor (
    host      TEXT NOT NULL,
    repo      TEXT NOT NULL,
    since     INTEGER NOT NULL,
    until     INTEGER,
    at        INTEGER NOT NULL,
    by_offset INTEGER NOT NULL DEFAULT 0,
    etag      TEXT,
    run_id    INTEGER,
    PRIMARY KEY (host, repo)
) WITHOUT ROWID;

-- Versions of an issue, by the time of their last update: as a list showed it, and with all its details. One that was
-- updated in the very second in which it was read counts as a little older, for it may have changed again in that second.
CREATE TABLE sweep_issue (
    issue_id   INTEGER PRIMARY KEY REFERENCES issue (id),
    host       TEXT NOT NULL,
    listed_at  INTEGER NOT NULL,
    comments   INTEGER,
    fetched_at INTEGER
);

-- The same of changes that issues name. seen_at: the newest version that an issue's answers showed. run_id: the sweep that
-- fetched it last; one that was open then is looked at by each sweep, since nothing tells when it is merged.
CREATE TABLE sweep_change (
    host       TEXT NOT NULL,
    repo       TEXT NOT NULL,
    number     TEXT NOT NULL,
    seen_at    INTEGER NOT NULL,
    fetched_at INTEGER,
    run_id     INTEGER,
    patched_at INTEGER,
    PRIMARY KEY (host, repo, number)
) WITHOUT ROWID;

-- What a forge refused to give, or does not have: part is the name of what is missing.
CREATE TABLE sweep_gap (
    host   TEXT NOT NULL,
    repo   TEXT NOT NULL,
    number TEXT NOT NULL,
    part   TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (host, repo, number, part)
) WITHOUT ROWID;

-- When the latest requests were answered, for a forge's limits hold across sweeps.
CREATE TABLE sweep_request (
    host TEXT NOT NULL,
    at   INTEGER NOT NULL
);
CREATE INDEX sweep_request_by_time ON sweep_request (host, at);
