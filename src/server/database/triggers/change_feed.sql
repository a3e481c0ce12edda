-- Changes of claims and other records, for the feed.
-- Why not code: a change that is not told leaves old data on somebody's screen, whatever path made it.

CREATE OR REPLACE TRIGGER change_feed_grew AFTER INSERT ON change_feed FOR EACH STATEMENT EXECUTE FUNCTION tell_change_feed();

CREATE OR REPLACE TRIGGER fed_added AFTER INSERT ON claim REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_claims();

CREATE OR REPLACE TRIGGER fed_changed AFTER UPDATE ON claim REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_claims();

DO $$
DECLARE
  fed record;
BEGIN
  FOR fed IN SELECT * FROM (VALUES ('claim_comment', 'message'), ('claim_image', 'photo'), ('claim_note', 'internal')) parts (name, what) LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER fed_added AFTER INSERT ON %I REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_claim_parts(%L)', fed.name, fed.what);
    EXECUTE format('CREATE OR REPLACE TRIGGER fed_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_claim_parts(%L)', fed.name, fed.what);
    -- What it belonged to before, too.
    EXECUTE format('CREATE OR REPLACE TRIGGER fed_changed_from AFTER UPDATE ON %I REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_claim_parts(%L)', fed.name, fed.what);
    EXECUTE format('CREATE OR REPLACE TRIGGER fed_removed AFTER DELETE ON %I REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_claim_parts(%L)', fed.name, fed.what);
  END LOOP;
END $$;

-- A pause, an answer and a formal complaint belong to one claim for good, and go only with it.
CREATE OR REPLACE TRIGGER fed_added AFTER INSERT ON claim_pause REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_claim_parts('facts');

CREATE OR REPLACE TRIGGER fed_added AFTER INSERT ON claim_answer REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_claim_parts('state');

CREATE OR REPLACE TRIGGER fed_changed AFTER UPDATE ON claim_answer REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_claim_parts('state');

CREATE OR REPLACE TRIGGER fed_added AFTER INSERT ON complaint REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_claim_parts('state');

CREATE OR REPLACE TRIGGER fed_changed AFTER UPDATE ON complaint REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_claim_parts('state');

CREATE OR REPLACE TRIGGER fed_changed AFTER UPDATE ON claim_pause REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_claim_parts('facts');

-- So does a decision.
CREATE OR REPLACE TRIGGER fed_added AFTER INSERT ON claim_decision REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_claim_parts('facts');

CREATE OR REPLACE TRIGGER fed_changed AFTER UPDATE ON claim_decision REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_claim_parts('facts');

DO $$
DECLARE
  fed record;
BEGIN
  FOR fed IN SELECT * FROM (VALUES ('unit', 'unit'), ('project', 'project'), ('lease_request', 'leaseRequest'), ('import_job', 'import'),
      ('contractor', 'contractor'), ('work_order', 'work')) records (name, kind) LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER fed_added AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_records(%L)', fed.name, fed.kind);
    EXECUTE format('CREATE OR REPLACE TRIGGER fed_changed AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_records(%L)', fed.name, fed.kind);
  END LOOP;
END $$;
