-- SPDX-FileCopyrightText: 2026 The Winnow authors
-- SPDX-License-Identifier: Apache-2.0
--
-- Schema 2: evidence. What the rules of evidence.md say of each issue, and what they need to say it again quickly.
-- All but link_verdict and issue_resolution is derived and can be computed anew. Columns named *_key are 64-bit
-- digests of names or titles (evidencekeys.h).

-- The assessment as lists and facets need it: tier and traps of evidencecodes.h, traps as bits; resolution as it
-- counts, an editor's before the computed one. NULL: not assessed (or open, for the tier).
ALTER TABLE issue ADD COLUMN tier INTEGER;
ALTER TABLE issue ADD COLUMN resolution INTEGER;
ALTER TABLE issue ADD COLUMN traps INTEGER NOT NULL DEFAULT 0;

-- What the texts and the patch of a change say, so that they are read once.
CREATE TABLE change_digest (
    change_id  INTEGER PRIMARY KEY REFERENCES code_change (id),
    title_key  INTEGER,
    revert_key INTEGER,
    files      TEXT,
    mentions   TEXT
);
CREATE INDEX change_digest_by_title ON change_digest (title_key) WHERE title_key IS NOT NULL;
CREATE INDEX change_digest_by_revert ON change_digest (revert_key) WHERE revert_key IS NOT NULL;
CREATE INDEX code_change_by_merge ON code_change (repo_id, merged_at) WHERE merged_at IS NOT NULL;

-- Issues that changes name, known to the workspace or not.
CREATE TABLE issue_mention (
    issue_key INTEGER NOT NULL,
    change_id INTEGER NOT NULL REFERENCES code_change (id),
    PRIMARY KEY (issue_key, change_id)
) WITHOUT ROWID;

-- Changes that an issue's comments and events name, known to the workspace or not.
CREATE TABLE change_mention (
    issue_id   INTEGER NOT NULL REFERENCES issue (id),
    change_key INTEGER NOT NULL,
    PRIMARY KEY (issue_id, change_key)
) WITHOUT ROWID;
CREATE INDEX change_mention_by_change ON change_mention (change_key);

-- The latest assessment. closed_at and closed_by are those of the last close as the rules read it.
CREATE TABLE assessment (
    issue_id       INTEGER PRIMARY KEY REFERENCES issue (id),
    tier           INTEGER,
    resolution     INTEGER NOT NULL,
    set_resolution INTEGER,
    traps          INTEGER NOT NULL,
    delta_s        INTEGER,
    answer_s       INTEGER,
    landing_id     INTEGER REFERENCES code_change (id),
    links          INTEGER NOT NULL,
    closed_at      INTEGER,
    closed_by      TEXT,
    title_key      INTEGER,
    fingerprint    TEXT NOT NULL
);
CREATE INDEX assessment_by_landing ON assessment (landing_id) WHERE landing_id IS NOT NULL;
CREATE INDEX assessment_by_close ON assessment (closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX assessment_by_title ON assessment (title_key) WHERE title_key IS NOT NULL;

-- Changes that the latest assessment looked at.
CREATE TABLE candidate_change (
    issue_id  INTEGER NOT NULL REFERENCES issue (id),
    change_id INTEGER NOT NULL REFERENCES code_change (id),
    PRIMARY KEY (issue_id, change_id)
) WITHOUT ROWID;
CREATE INDEX candidate_change_by_change ON candidate_change (change_id, issue_id);

CREATE TABLE storm (
    id           INTEGER PRIMARY KEY,
    actor        TEXT,
    organisation TEXT,
    first_at     INTEGER NOT NULL,
    last_at      INTEGER NOT NULL
);
CREATE TABLE storm_member (
    issue_id INTEGER PRIMARY KEY REFERENCES issue (id),
    storm_id INTEGER NOT NULL REFERENCES storm (id)
);
CREATE INDEX storm_member_by_storm ON storm_member (storm_id);

-- What must be computed anew; empty except during an import and after a crash in it.
CREATE TABLE assessment_pending (
    issue_id INTEGER PRIMARY KEY REFERENCES issue (id)
);
CREATE TABLE change_pending (
    change_id INTEGER PRIMARY KEY REFERENCES code_change (id)
);

-- What editors said of links: added (0), confirmed (1), rejected (2). Rows are added and never touched again; the
-- latest on a change holds, against all data that comes in.
CREATE TABLE link_verdict (
    id        TEXT PRIMARY KEY,
    issue_id  INTEGER NOT NULL REFERENCES issue (id),
    change_id INTEGER NOT NULL REFERENCES code_change (id),
    verdict   INTEGER NOT NULL CHECK (verdict BETWEEN 0 AND 2),
    note      TEXT,
    author    TEXT,
    at        INTEGER
);
CREATE INDEX link_verdict_of_issue ON link_verdict (issue_id);
CREATE INDEX link_verdict_of_change ON link_verdict (change_id);
CREATE TRIGGER link_verdict_is_not_changed BEFORE UPDATE ON link_verdict
BEGIN
    SELECT RAISE(ABORT, 'link verdicts are append-only');
END;
CREATE TRIGGER link_verdict_is_not_erased BEFORE DELETE ON link_verdict
BEGIN
    SELECT RAISE(ABORT, 'link verdicts are append-only');
END;

-- Resolutions set by hand, likewise; a row without one goes back to what is computed.
CREATE TABLE issue_resolution (
    id         TEXT PRIMARY KEY,
    issue_id   INTEGER NOT NULL REFERENCES issue (id),
    resolution TEXT,
    reason     TEXT,
    author     TEXT,
    at         INTEGER
);
CREATE INDEX issue_resolution_of_issue ON issue_resolution (issue_id);
CREATE TRIGGER issue_resolution_is_not_changed BEFORE UPDATE ON issue_resolution
BEGIN
    SELECT RAISE(ABORT, 'resolutions are append-only');
END;
CREATE TRIGGER issue_resolution_is_not_erased BEFORE DELETE ON issue_resolution
BEGIN
    SELECT RAISE(ABORT, 'resolutions are append-only');
END;

INSERT INTO change_pending SELECT id FROM code_change WHERE present = 1;
INSERT INTO assessment_pending SELECT id FROM issue WHERE present = 1;
