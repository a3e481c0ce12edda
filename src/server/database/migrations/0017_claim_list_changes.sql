-- What a process remembers of the claims' lists for a moment is no longer so: every process hears it when the change is committed. Told of
-- each table that such a list reads, whatever changes in it: a column that a list shows one day can't be forgotten here.
CREATE FUNCTION tell_claim_list_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY claim_list_change;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY array['claim', 'claim_change', 'claim_image', 'stored_file', 'account', 'project', 'manager_project', 'unit', 'contract',
    'warranty_term', 'claim_location', 'claim_location_detail', 'claim_category', 'claim_item'] LOOP
    EXECUTE format('CREATE TRIGGER claim_list_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION tell_claim_list_change()', name);
  END LOOP;
END $$;
