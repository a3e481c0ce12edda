-- Changes of accounts, of what belongs to a person and of what a person may see, for the feed.
-- Why not code: as change_feed.sql; who may see what changes in several services and in imports.

CREATE OR REPLACE TRIGGER fed_added AFTER INSERT ON account REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_accounts();

CREATE OR REPLACE TRIGGER fed_changed AFTER UPDATE ON account REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_accounts();

DO $$
DECLARE
  fed record;
BEGIN
  FOR fed IN SELECT * FROM (VALUES ('contract', 'feed_ownerships()'), ('lease_contract', 'feed_leases()'), ('manager_project', 'feed_attendance()'),
      ('plan', 'feed_plans()')) ties (name, call) LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER fed_added AFTER INSERT ON %I REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION %s', fed.name, fed.call);
    EXECUTE format('CREATE OR REPLACE TRIGGER fed_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION %s', fed.name, fed.call);
    -- Whom or what it belonged to before, too.
    EXECUTE format('CREATE OR REPLACE TRIGGER fed_changed_from AFTER UPDATE ON %I REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION %s', fed.name, fed.call);
    EXECUTE format('CREATE OR REPLACE TRIGGER fed_removed AFTER DELETE ON %I REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION %s', fed.name, fed.call);
  END LOOP;
END $$;

CREATE OR REPLACE TRIGGER fed_consortium AFTER UPDATE ON project REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_consortiums();

CREATE OR REPLACE TRIGGER fed_added AFTER INSERT ON claim_read REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_readings();

CREATE OR REPLACE TRIGGER fed_changed AFTER UPDATE ON claim_read REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_readings();

CREATE OR REPLACE TRIGGER fed_changed AFTER UPDATE ON claim_bulk_row REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_orders();

CREATE OR REPLACE TRIGGER fed_added AFTER INSERT ON warranty_notice REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_notices();

CREATE OR REPLACE TRIGGER fed_changed AFTER UPDATE ON warranty_notice REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_notices();

CREATE OR REPLACE TRIGGER fed_removed AFTER DELETE ON warranty_notice REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_notices();
