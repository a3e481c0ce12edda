-- What a process remembers of the claims' lists for a moment is no longer so: every process hears it when the change is
-- committed.
CREATE OR REPLACE FUNCTION tell_claim_list_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY claim_list_change;
  RETURN NULL;
END $$;
