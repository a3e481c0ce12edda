-- The feed of changes (change_feed.sql): what belongs to work orders.

-- What the contractor of a work order does and sends, and its link, as changes of the work order: once for a transaction
-- that changes it anyway.
CREATE OR REPLACE FUNCTION feed_work_parts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what)
    SELECT DISTINCT 'work', r.work_id, 'changed' FROM new_rows r
    WHERE NOT EXISTS (SELECT FROM change_feed f WHERE f.xid = pg_current_xact_id() AND f.kind = 'work' AND f.record_id = r.work_id);
  RETURN NULL;
END $$;

-- Visits are told like other records; besides, whoever was offered a time that is taken now, or free again, hears of their
-- own visit.
CREATE OR REPLACE FUNCTION feed_visits() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO change_feed (kind, record_id, what) SELECT 'visit', id, 'created' FROM changed_rows ORDER BY id;
  ELSE
    INSERT INTO change_feed (kind, record_id, what) SELECT DISTINCT 'visit', id, 'changed' FROM changed_rows;
  END IF;
  -- The page of a work order shows what became of its visits.
  INSERT INTO change_feed (kind, record_id, what) SELECT DISTINCT 'work', work_id, 'changed' FROM changed_rows;
  INSERT INTO change_feed (kind, record_id, what)
    SELECT DISTINCT 'visit', o.id, 'changed' FROM changed_rows r
      JOIN visit o ON o.status = 'proposed' AND o.id <> r.id AND coalesce(o.contractor_id, -o.assignee_id) = coalesce(r.contractor_id, -r.assignee_id)
      JOIN visit_window w ON w.visit_id = o.id AND tstzrange(w.starts_at, w.ends_at) && tstzrange(r.starts_at, r.ends_at)
    WHERE r.starts_at IS NOT NULL;
  RETURN NULL;
END $$;
