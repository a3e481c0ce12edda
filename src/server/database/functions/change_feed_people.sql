-- The feed of changes (change_feed.sql): accounts, what belongs to a person, and what a person may see.

-- Accounts are told by their type. How one signs in concerns nobody else, but for whether there is a password.
CREATE OR REPLACE FUNCTION feed_accounts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  private CONSTANT text[] := array['search_text', 'device_epoch', 'totp_secret', 'totp_enabled_at', 'totp_step'];
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO change_feed (kind, record_id, what) SELECT type, id, 'created' FROM new_rows ORDER BY id;
  ELSE
    INSERT INTO change_feed (kind, record_id, what)
      SELECT n.type, n.id, 'changed' FROM new_rows n JOIN old_rows o USING (id)
      WHERE to_jsonb(n) - private IS DISTINCT FROM to_jsonb(o) - private ORDER BY n.id;
  END IF;
  RETURN NULL;
END $$;

-- Who owns a unit, rents it or attends to a project: both sides changed, and what the person may see, perhaps to nothing, so
-- that it would not hear of the record itself.
CREATE OR REPLACE FUNCTION feed_ownerships() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what)
    SELECT DISTINCT tie.kind, tie.id, 'changed' FROM changed_rows r
      CROSS JOIN LATERAL (VALUES ('unit', r.unit_id), ('client', r.client_id), ('access', r.client_id)) tie (kind, id);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION feed_leases() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what)
    SELECT DISTINCT tie.kind, tie.id, 'changed' FROM changed_rows r
      CROSS JOIN LATERAL (VALUES ('unit', r.unit_id), ('client', r.tenant_id), ('access', r.tenant_id)) tie (kind, id);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION feed_attendance() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what)
    SELECT DISTINCT tie.kind, tie.id, 'changed' FROM changed_rows r
      CROSS JOIN LATERAL (VALUES ('project', r.project_id), ('manager', r.manager_id), ('access', r.manager_id)) tie (kind, id);
  RETURN NULL;
END $$;

-- Plans are told as changes of their unit or project.
CREATE OR REPLACE FUNCTION feed_plans() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what)
    SELECT DISTINCT place.kind, place.id, 'changed' FROM changed_rows r
      CROSS JOIN LATERAL (VALUES ('unit', r.unit_id), ('project', r.project_id)) place (kind, id) WHERE place.id IS NOT NULL;
  RETURN NULL;
END $$;

-- The consortium of a project, the former and the new one.
CREATE OR REPLACE FUNCTION feed_consortiums() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what)
    SELECT DISTINCT told.kind, told.id, 'changed' FROM new_rows n JOIN old_rows o USING (id)
      CROSS JOIN LATERAL unnest(array[n.consortium_id, o.consortium_id]) person
      CROSS JOIN LATERAL (VALUES ('access', person), ('consortium', person)) told (kind, id)
    WHERE n.consortium_id IS DISTINCT FROM o.consortium_id AND person IS NOT NULL;
  RETURN NULL;
END $$;

-- The notices of warranty terms that a person asked for: told to that person alone, on its other devices.
CREATE OR REPLACE FUNCTION feed_notices() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what) SELECT DISTINCT 'access', account_id, 'notices' FROM changed_rows;
  RETURN NULL;
END $$;

-- What a person has read: told to that person alone, in its other windows and on its other devices.
CREATE OR REPLACE FUNCTION feed_readings() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what) SELECT DISTINCT 'access', account_id, 'reading' FROM new_rows;
  RETURN NULL;
END $$;

-- How far a person's changes of many claims are. Once for a transaction, which writes the outcome of each of its claims by
-- itself.
CREATE OR REPLACE FUNCTION feed_orders() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what)
    SELECT DISTINCT 'access', b.created_by, 'order' FROM new_rows r JOIN claim_bulk b ON b.id = r.bulk_id
    WHERE NOT EXISTS (SELECT FROM change_feed f WHERE f.xid = pg_current_xact_id() AND f.kind = 'access' AND f.record_id = b.created_by AND f.what = 'order');
  RETURN NULL;
END $$;
