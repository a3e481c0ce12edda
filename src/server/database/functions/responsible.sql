-- The primary supervisor of a project: of several the one whose account is the oldest; null where there is none. The account
-- stays as it is until the transaction ends, so that nobody who is being deactivated becomes responsible for a claim.
CREATE OR REPLACE FUNCTION primary_supervisor(wanted integer) RETURNS integer LANGUAGE sql AS $$
  SELECT a.id FROM manager_project m JOIN account a ON a.id = m.manager_id
    WHERE m.project_id = wanted AND m.is_primary AND a.active ORDER BY a.id LIMIT 1 FOR SHARE OF a
$$;

-- Somebody is responsible for a claim from the start, where its project has somebody.
CREATE OR REPLACE FUNCTION on_claim_without_responsible() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.responsible_id := primary_supervisor(NEW.project_id);
  RETURN NEW;
END $$;
