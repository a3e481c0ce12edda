-- Told of each table that a list of claims reads, whatever changes in it: a column that a list shows one day can't be forgotten
-- here.
-- Why not code: a writer that forgets to tell leaves wrong counts in all processes, and NOTIFY must belong to the transaction.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY array['claim', 'claim_change', 'claim_image', 'stored_file', 'account', 'project', 'manager_project', 'unit', 'contract',
    'claim_decision', 'claim_location', 'claim_location_detail', 'claim_category', 'claim_item', 'claim_warranty',
    'claim_pause', 'visit', 'visit_window', 'work_order_claim'] LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER claim_list_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION tell_claim_list_change()', name);
  END LOOP;
END $$;

-- Counts by what is due, and of unread claims, are remembered too.
CREATE OR REPLACE TRIGGER claim_list_changed AFTER INSERT OR UPDATE OR DELETE ON claim_clock FOR EACH STATEMENT EXECUTE FUNCTION tell_claim_list_change();

CREATE OR REPLACE TRIGGER claim_list_changed AFTER INSERT OR DELETE ON claim_news FOR EACH STATEMENT EXECUTE FUNCTION tell_claim_list_change();
