-- Changes of what belongs to work orders, for the feed.
-- Why not code: as change_feed.sql; staff, contractors and residents change it, with accounts and through links.

DO $$
DECLARE
  fed text;
BEGIN
  FOREACH fed IN ARRAY array['work_event', 'work_photo', 'work_message', 'access_link', 'work_cost'] LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER fed_added AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_work_parts()', fed);
  END LOOP;
END $$;

CREATE OR REPLACE TRIGGER fed_changed AFTER UPDATE ON work_message REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_work_parts();

CREATE OR REPLACE TRIGGER fed_changed AFTER UPDATE ON access_link REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_work_parts();

CREATE OR REPLACE TRIGGER fed_added AFTER INSERT ON visit REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_visits();

CREATE OR REPLACE TRIGGER fed_changed AFTER UPDATE ON visit REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_visits();

-- The time that a visit had before.
CREATE OR REPLACE TRIGGER fed_changed_from AFTER UPDATE ON visit REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_visits();
