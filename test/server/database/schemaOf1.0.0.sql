-- The schema of version 1.0.0, as its 54 migrations made it (pg_dump --no-owner --inserts, without graphile_worker).
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
CREATE SCHEMA drizzle;
CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
CREATE FUNCTION public.assign_work_event() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.assigned_contractor_id := coalesce(NEW.contractor_id, (SELECT w.contractor_id FROM work_order w WHERE w.id = NEW.work_id));
  RETURN NEW;
END $$;
CREATE FUNCTION public.claim_priority_label(text) RETURNS text
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $_$
  SELECT label FROM claim_priority WHERE code = $1
$_$;
CREATE FUNCTION public.claim_priority_rank(text) RETURNS integer
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  SELECT array_position(ARRAY['low', 'medium', 'high', 'urgent'], $1)
$_$;
CREATE FUNCTION public.claim_status_label(text) RETURNS text
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $_$
  SELECT label FROM claim_status WHERE code = $1
$_$;
CREATE FUNCTION public.claim_status_rank(text) RETURNS integer
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  SELECT array_position(ARRAY['pending', 'approved', 'open', 'completed', 'rejected'], $1)
$_$;
CREATE FUNCTION public.clock_changes() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  UPDATE claim_pause p SET ended_at = h.created_at FROM changed_rows h JOIN claim_status t ON t.code = h."to"
    WHERE p.claim_id = h.claim_id AND p.ended_at IS NULL AND h.field = 'status' AND NOT h.is_undone AND NOT t.is_open;
  PERFORM refresh_claim_clocks(ARRAY(SELECT DISTINCT claim_id FROM changed_rows WHERE field = 'status'));
  RETURN NULL;
END $$;
CREATE FUNCTION public.clock_claims() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM refresh_claim_clocks(ARRAY(SELECT id FROM new_rows));
  ELSE
    PERFORM refresh_claim_clocks(ARRAY(SELECT n.id FROM new_rows n JOIN old_rows o USING (id)
      WHERE (n.status, n.priority, n.category_id, n.project_id) IS DISTINCT FROM (o.status, o.priority, o.category_id, o.project_id)));
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION public.clock_comments() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  UPDATE claim_pause p SET ended_at = m.created_at FROM changed_rows m JOIN account a ON a.id = m.created_by JOIN user_type u ON u.code = a.type
    WHERE p.claim_id = m.claim_id AND p.ended_at IS NULL AND NOT u.is_staff;
  PERFORM refresh_claim_clocks(ARRAY(SELECT DISTINCT claim_id FROM changed_rows));
  RETURN NULL;
END $$;
CREATE FUNCTION public.clock_pauses() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  PERFORM refresh_claim_clocks(ARRAY(SELECT DISTINCT claim_id FROM changed_rows));
  RETURN NULL;
END $$;
CREATE FUNCTION public.comparable_text(text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$
  SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(btrim(regexp_replace(regexp_replace(regexp_replace(
    lower(replace(replace(replace(replace(replace(replace(replace(
      translate(
        regexp_replace(
          normalize(translate($1, 'ºª˚“”„‟«»‹›″''’‘‚‛ʹʻʼʽˈ´`′＇', '°°°"""""""""'), NFKD),
          '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u0300-\u036f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb]', '', 'g'),
        'ØøŁłĐđÐðı‐‑‒–—―−⁃', 'oollddddi--------'),
      'ß', 'ss'), 'ẞ', 'ss'), 'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe'), 'Þ', 'th')),
    '[\s\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'),
    '(^|[^a-z0-9])n(?:ro\.?|°) ?(?=[0-9])', '\1', 'g'),
    ' *°[ °]*', ' ', 'g')),
    '(^|[^a-z0-9])([0-9]+)[ .-]+([a-z])(?![a-z0-9])', '\1\2\3', 'g'),
    '(^|[^a-z0-9])([a-z])[ .-]+([0-9]+)(?![a-z0-9])', '\1\2\3', 'g'),
    '[,;:.!?)\]"]+( |$)', '\1', 'g'),
    '(^| )[(\["¿¡]+', '\1', 'g')
$_$;
CREATE FUNCTION public.document_text(text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  SELECT CASE WHEN $1 ~ '^\d{7,8}$' THEN concat($1, ' ', translate(to_char($1::integer, 'FM99,999,999'), ',', '.')) ELSE $1 END
$_$;
CREATE FUNCTION public.feed_accounts() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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
CREATE FUNCTION public.feed_attendance() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what)
    SELECT DISTINCT tie.kind, tie.id, 'changed' FROM changed_rows r
      CROSS JOIN LATERAL (VALUES ('project', r.project_id), ('manager', r.manager_id), ('access', r.manager_id)) tie (kind, id);
  RETURN NULL;
END $$;
CREATE FUNCTION public.feed_claim_parts() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what)
    SELECT DISTINCT CASE c.type WHEN 'UNIT' THEN 'unitClaim' ELSE 'projectClaim' END, c.id, TG_ARGV[0]
    FROM changed_rows r JOIN claim c ON c.id = r.claim_id;
  RETURN NULL;
END $$;
CREATE FUNCTION public.feed_claims() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
DECLARE
  facts CONSTANT text[] := array['type', 'description', 'project_id', 'unit_id', 'contract_id', 'client_id', 'owner_id', 'tenant_id', 'location_id',
    'location_detail_id', 'category_id', 'item_id', 'contact_name', 'contact_phone', 'preferred_date', 'reason', 'created_at', 'created_by', 'creator_type'];
  kept CONSTANT text[] := array['comment_count', 'waiting_since', 'last_message_at', 'last_message_by', 'search_text', 'staff_search_text'];
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO change_feed (kind, record_id, what)
      SELECT CASE type WHEN 'UNIT' THEN 'unitClaim' ELSE 'projectClaim' END, id, 'created' FROM new_rows ORDER BY id;
  ELSE
    INSERT INTO change_feed (kind, record_id, what)
      SELECT DISTINCT CASE c.type WHEN 'UNIT' THEN 'unitClaim' ELSE 'projectClaim' END, c.id, CASE
          WHEN field.key = 'status' THEN 'state'
          WHEN field.key = 'repair_price' THEN 'price'
          WHEN field.key = 'priority' THEN 'priority'
          WHEN field.key = ANY (facts) THEN 'facts'
          ELSE 'internal'
        END
      FROM new_rows c JOIN old_rows o USING (id)
        CROSS JOIN LATERAL to_jsonb(o) former
        CROSS JOIN LATERAL jsonb_each(to_jsonb(c) - kept) field
      WHERE field.value IS DISTINCT FROM former -> field.key;
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION public.feed_consortiums() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what)
    SELECT DISTINCT told.kind, told.id, 'changed' FROM new_rows n JOIN old_rows o USING (id)
      CROSS JOIN LATERAL unnest(array[n.consortium_id, o.consortium_id]) person
      CROSS JOIN LATERAL (VALUES ('access', person), ('consortium', person)) told (kind, id)
    WHERE n.consortium_id IS DISTINCT FROM o.consortium_id AND person IS NOT NULL;
  RETURN NULL;
END $$;
CREATE FUNCTION public.feed_leases() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what)
    SELECT DISTINCT tie.kind, tie.id, 'changed' FROM changed_rows r
      CROSS JOIN LATERAL (VALUES ('unit', r.unit_id), ('client', r.tenant_id), ('access', r.tenant_id)) tie (kind, id);
  RETURN NULL;
END $$;
CREATE FUNCTION public.feed_orders() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what)
    SELECT DISTINCT 'access', b.created_by, 'order' FROM new_rows r JOIN claim_bulk b ON b.id = r.bulk_id
    WHERE NOT EXISTS (SELECT FROM change_feed f WHERE f.xid = pg_current_xact_id() AND f.kind = 'access' AND f.record_id = b.created_by AND f.what = 'order');
  RETURN NULL;
END $$;
CREATE FUNCTION public.feed_ownerships() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what)
    SELECT DISTINCT tie.kind, tie.id, 'changed' FROM changed_rows r
      CROSS JOIN LATERAL (VALUES ('unit', r.unit_id), ('client', r.client_id), ('access', r.client_id)) tie (kind, id);
  RETURN NULL;
END $$;
CREATE FUNCTION public.feed_plans() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what)
    SELECT DISTINCT place.kind, place.id, 'changed' FROM changed_rows r
      CROSS JOIN LATERAL (VALUES ('unit', r.unit_id), ('project', r.project_id)) place (kind, id) WHERE place.id IS NOT NULL;
  RETURN NULL;
END $$;
CREATE FUNCTION public.feed_readings() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what) SELECT DISTINCT 'access', account_id, 'reading' FROM new_rows;
  RETURN NULL;
END $$;
CREATE FUNCTION public.feed_records() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO change_feed (kind, record_id, what) SELECT TG_ARGV[0], id, 'created' FROM new_rows ORDER BY id;
  ELSE
    INSERT INTO change_feed (kind, record_id, what)
      SELECT TG_ARGV[0], n.id, 'changed' FROM new_rows n JOIN old_rows o USING (id)
      WHERE to_jsonb(n) - 'search_text' IS DISTINCT FROM to_jsonb(o) - 'search_text' ORDER BY n.id;
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION public.feed_visits() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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
CREATE FUNCTION public.feed_work_parts() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what)
    SELECT DISTINCT 'work', r.work_id, 'changed' FROM new_rows r
    WHERE NOT EXISTS (SELECT FROM change_feed f WHERE f.xid = pg_current_xact_id() AND f.kind = 'work' AND f.record_id = r.work_id);
  RETURN NULL;
END $$;
CREATE FUNCTION public.forget_undone_changes() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  DELETE FROM claim_news n USING new_rows c JOIN old_rows o USING (id)
    WHERE c.is_undone AND NOT o.is_undone
      AND n.claim_id = c.claim_id AND n.what IN ('state', 'priority') AND n.actor_id = c.created_by AND n.at = c.created_at;
  RETURN NULL;
END $$;
CREATE FUNCTION public.lease_status_label(text) RETURNS text
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $_$
  SELECT label FROM lease_status WHERE code = $1
$_$;
CREATE FUNCTION public.note_claim_changes() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  PERFORM 1 FROM claim WHERE id IN (SELECT claim_id FROM new_rows) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO claim_news (claim_id, what, actor_id, at)
    SELECT claim_id, CASE
        WHEN field = 'status' THEN 'state'
        WHEN field = 'priority' THEN 'priority'
        WHEN field = 'repair_price' THEN 'price'
        WHEN field = 'responsible' THEN 'responsible'
        WHEN field IN ('place', 'item', 'reason', 'description', 'contact', 'preferred_date', 'photos') THEN 'facts'
        ELSE 'internal'
      END, created_by, created_at
    FROM new_rows WHERE NOT is_undone AND created_at > now() - interval '90 days' ORDER BY id;
  RETURN NULL;
END $$;
CREATE FUNCTION public.note_claim_news() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  PERFORM 1 FROM claim WHERE id IN (SELECT claim_id FROM new_rows) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO claim_news (claim_id, what, actor_id, at)
    SELECT claim_id, TG_ARGV[0], created_by, created_at FROM new_rows WHERE created_at > now() - interval '90 days' ORDER BY id;
  RETURN NULL;
END $$;
CREATE FUNCTION public.note_created_claims() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  INSERT INTO claim_news (claim_id, what, actor_id, at)
    SELECT id, 'created', created_by, created_at FROM new_rows WHERE created_at > now() - interval '90 days' ORDER BY id;
  RETURN NULL;
END $$;
CREATE FUNCTION public.on_account_renamed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE claim SET search_text = '' WHERE client_id = NEW.id OR (created_by = NEW.id AND type = 'PROJECT');
  UPDATE unit SET search_text = '' WHERE id IN (SELECT unit_id FROM contract WHERE client_id = NEW.id);
  UPDATE lease_request SET search_text = '' WHERE contract_id IN (SELECT id FROM contract WHERE client_id = NEW.id);
  RETURN NULL;
END $$;
CREATE FUNCTION public.on_changes_added() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM refresh_claim_talk(ARRAY(SELECT DISTINCT claim_id FROM changes WHERE field = 'status'));
  RETURN NULL;
END $$;
CREATE FUNCTION public.on_claim_raised() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.waiting_since := CASE WHEN NEW.creator_type <> 'staff' THEN NEW.created_at END;
  RETURN NEW;
END $$;
CREATE FUNCTION public.on_claim_without_responsible() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.responsible_id := primary_supervisor(NEW.project_id);
  RETURN NEW;
END $$;
CREATE FUNCTION public.on_comments_added() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM refresh_claim_talk(ARRAY(SELECT DISTINCT claim_id FROM comments));
  RETURN NULL;
END $$;
CREATE FUNCTION public.on_contract_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE unit SET search_text = '' WHERE id IN (SELECT unit_id FROM changed);
  RETURN NULL;
END $$;
CREATE FUNCTION public.on_delivery_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7301, 3);
  PERFORM refresh_claim_warranty(ARRAY(SELECT id FROM claim WHERE unit_id = NEW.id));
  RETURN NULL;
END $$;
CREATE FUNCTION public.on_handover_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  units integer[];
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN units := ARRAY(SELECT unit_id FROM added);
    WHEN 'DELETE' THEN units := ARRAY(SELECT unit_id FROM removed);
    WHEN 'UPDATE' THEN units := ARRAY(SELECT unit_id FROM (TABLE added EXCEPT TABLE removed) changed UNION SELECT unit_id FROM (TABLE removed EXCEPT TABLE added) changed);
  END CASE;
  PERFORM FROM unit WHERE id = ANY(units) ORDER BY id FOR NO KEY UPDATE;
  PERFORM pg_advisory_xact_lock_shared(7301, 3);
  PERFORM refresh_claim_warranty(ARRAY(SELECT id FROM claim WHERE unit_id = ANY(units)));
  RETURN NULL;
END $$;
CREATE FUNCTION public.on_lookup_renamed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'claim_location' THEN UPDATE claim SET search_text = '' WHERE location_id = NEW.id;
    WHEN 'claim_location_detail' THEN UPDATE claim SET search_text = '' WHERE location_detail_id = NEW.id;
    WHEN 'claim_category' THEN UPDATE claim SET search_text = '' WHERE category_id = NEW.id;
    WHEN 'claim_item' THEN UPDATE claim SET search_text = '' WHERE item_id = NEW.id;
  END CASE;
  RETURN NULL;
END $$;
CREATE FUNCTION public.on_project_renamed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE claim SET search_text = '' WHERE project_id = NEW.id;
  UPDATE unit SET search_text = '' WHERE project_id = NEW.id;
  RETURN NULL;
END $$;
CREATE FUNCTION public.on_unit_renamed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE claim SET project_id = NEW.project_id, search_text = '' WHERE unit_id = NEW.id;
  UPDATE visit SET project_id = NEW.project_id WHERE unit_id = NEW.id AND project_id <> NEW.project_id;
  RETURN NULL;
END $$;
CREATE FUNCTION public.on_warranty_claim_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM FROM unit WHERE id = NEW.unit_id FOR SHARE;
  PERFORM FROM claim_category WHERE id = NEW.category_id FOR SHARE;
  PERFORM refresh_claim_warranty(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE FUNCTION public.on_warranty_claims_added() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM FROM unit WHERE id IN (SELECT unit_id FROM added) ORDER BY id FOR SHARE;
  PERFORM FROM claim_category WHERE id IN (SELECT category_id FROM added) ORDER BY id FOR SHARE;
  PERFORM refresh_claim_warranty(ARRAY(SELECT id FROM added));
  RETURN NULL;
END $$;
CREATE FUNCTION public.on_warranty_term_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN PERFORM refresh_warranty_of_terms(array_agg(claim_category_id), array_agg(claim_item_id)) FROM added HAVING count(*) > 0;
    WHEN 'DELETE' THEN PERFORM refresh_warranty_of_terms(array_agg(claim_category_id), array_agg(claim_item_id)) FROM removed HAVING count(*) > 0;
    WHEN 'UPDATE' THEN PERFORM refresh_warranty_of_terms(array_agg(claim_category_id), array_agg(claim_item_id)) FROM (TABLE added UNION ALL TABLE removed) changed HAVING count(*) > 0;
  END CASE;
  RETURN NULL;
END $$;
CREATE FUNCTION public.plain_text(text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$ SELECT lower(public.unaccent('public.unaccent', $1)) $_$;
CREATE FUNCTION public.price_text(numeric) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  SELECT concat($1, ' ', translate(to_char($1, 'FM9,999,999,990.00'), ',.', '.,'))
$_$;
CREATE FUNCTION public.primary_supervisor(wanted integer) RETURNS integer
    LANGUAGE sql
    AS $$
  SELECT a.id FROM manager_project m JOIN account a ON a.id = m.manager_id
    WHERE m.project_id = wanted AND m.is_primary AND a.active ORDER BY a.id LIMIT 1 FOR SHARE OF a
$$;
CREATE FUNCTION public.refresh_claim_clocks(ids integer[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  IF ids = '{}' THEN RETURN; END IF;
  PERFORM 1 FROM claim WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  WITH wanted AS (
    SELECT c.id, c.type, c.created_at, s.is_open, t.answer_minutes * 60000::bigint AS answer_ms, t.end_minutes * 60000::bigint AS end_ms
    FROM claim c JOIN claim_status s ON s.code = c.status LEFT JOIN LATERAL (
      SELECT r.answer_minutes, r.end_minutes FROM term_rule r
      WHERE r.version_id = (SELECT v.id FROM term_version v WHERE v.created_at <= c.created_at ORDER BY v.created_at DESC, v.id DESC LIMIT 1)
        AND r.priority IS NOT DISTINCT FROM c.priority
        AND (r.category_id IS NULL OR r.category_id = c.category_id) AND (r.project_id IS NULL OR r.project_id = c.project_id)
      ORDER BY r.project_id IS NOT NULL DESC, r.category_id IS NOT NULL DESC LIMIT 1
    ) t ON true WHERE c.id = ANY (ids)
  ), clocks AS (
    SELECT w.id, w.type, w.is_open, answer.at AS answered_at, pause.since AS paused_since,
      working_instant(worked_ms(w.created_at) + w.answer_ms) AS answer_due_at,
      CASE WHEN w.is_open AND pause.since IS NULL
        THEN working_instant(worked_ms(w.created_at) + moves.not_counted + pause.not_counted + w.end_ms) END AS end_due_at
    FROM wanted w
      CROSS JOIN LATERAL (
        SELECT min(said.at) AS at FROM (
          SELECT m.created_at AS at FROM claim_comment m JOIN account a ON a.id = m.created_by JOIN user_type u ON u.code = a.type
            WHERE m.claim_id = w.id AND u.is_staff
          UNION ALL
          SELECT h.created_at FROM claim_change h JOIN account a ON a.id = h.created_by JOIN user_type u ON u.code = a.type
            WHERE h.claim_id = w.id AND h.field = 'status' AND NOT h.is_undone AND u.is_staff
        ) said
      ) answer
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(CASE WHEN f.is_open THEN - worked_ms(h.created_at) ELSE worked_ms(h.created_at) END), 0)::bigint AS not_counted
        FROM claim_change h JOIN claim_status f ON f.code = h."from" JOIN claim_status t ON t.code = h."to"
        WHERE h.claim_id = w.id AND h.field = 'status' AND NOT h.is_undone AND f.is_open <> t.is_open
      ) moves
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(worked_ms(p.ended_at) - worked_ms(p.started_at)), 0)::bigint AS not_counted,
          min(p.started_at) FILTER (WHERE p.ended_at IS NULL) AS since
        FROM claim_pause p WHERE p.claim_id = w.id
      ) pause
  )
  INSERT INTO claim_clock AS k (claim_id, type, answered_at, answer_due_at, end_due_at, paused_since, due_at)
    SELECT id, type, answered_at, answer_due_at, end_due_at, paused_since,
      least(CASE WHEN is_open AND answered_at IS NULL THEN answer_due_at END, end_due_at) FROM clocks ORDER BY id
    ON CONFLICT (claim_id) DO UPDATE SET answered_at = excluded.answered_at, answer_due_at = excluded.answer_due_at,
      end_due_at = excluded.end_due_at, paused_since = excluded.paused_since, due_at = excluded.due_at
    WHERE (k.answered_at, k.answer_due_at, k.end_due_at, k.paused_since, k.due_at)
      IS DISTINCT FROM (excluded.answered_at, excluded.answer_due_at, excluded.end_due_at, excluded.paused_since, excluded.due_at);
END $$;
CREATE FUNCTION public.refresh_claim_talk(claims integer[]) RETURNS void
    LANGUAGE sql
    AS $$
  UPDATE claim c SET comment_count = talk.count, last_message_at = talk.last_at, last_message_by = talk.last_by, waiting_since = talk.waiting_since
  FROM (
    SELECT wanted.id, messages.count, messages.last_at, messages.last_by,
      CASE WHEN status.is_withdrawn THEN NULL ELSE least(
        CASE WHEN w.creator_type <> 'staff' AND w.created_at > coalesce(answer.at, '-infinity') THEN w.created_at END,
        (SELECT min(m.created_at) FROM claim_comment m JOIN account a ON a.id = m.created_by JOIN user_type t ON t.code = a.type
          WHERE m.claim_id = wanted.id AND NOT t.is_staff AND m.created_at > coalesce(answer.at, '-infinity'))
      ) END AS waiting_since
    FROM unnest(claims) AS wanted(id)
      JOIN claim w ON w.id = wanted.id
      CROSS JOIN LATERAL (
        SELECT count(*)::integer AS count, max(m.created_at) AS last_at, (array_agg(m.created_by ORDER BY m.created_at DESC, m.id DESC))[1] AS last_by
        FROM claim_comment m WHERE m.claim_id = wanted.id
      ) AS messages
      CROSS JOIN LATERAL (
        SELECT max(said.at) AS at FROM (
          SELECT m.created_at AS at FROM claim_comment m JOIN account a ON a.id = m.created_by JOIN user_type t ON t.code = a.type WHERE m.claim_id = wanted.id AND t.is_staff
          UNION ALL
          SELECT h.created_at FROM claim_change h JOIN account a ON a.id = h.created_by JOIN user_type t ON t.code = a.type
            WHERE h.claim_id = wanted.id AND h.field = 'status' AND NOT h.is_undone AND t.is_staff
        ) AS said
      ) AS answer
      CROSS JOIN LATERAL (
        SELECT EXISTS (
          SELECT FROM (
            SELECT h."to", h.created_by FROM claim_change h WHERE h.claim_id = wanted.id AND h.field = 'status' AND NOT h.is_undone ORDER BY h.id DESC LIMIT 1
          ) AS latest JOIN account a ON a.id = latest.created_by JOIN user_type t ON t.code = a.type
          WHERE latest."to" = 'rejected' AND NOT t.is_staff
        ) AS is_withdrawn
      ) AS status
  ) AS talk
  WHERE c.id = talk.id
$$;
CREATE FUNCTION public.refresh_claim_warranty(claims integer[]) RETURNS void
    LANGUAGE sql
    AS $$
  INSERT INTO claim_warranty AS kept (claim_id, months, expires_on, state)
  SELECT c.id, term.months, term.expires_on, CASE
      WHEN term.months IS NULL THEN 'none'
      WHEN (c.created_at AT TIME ZONE 'America/Argentina/Buenos_Aires')::date <= term.expires_on THEN 'covered'
      ELSE 'expired'
    END
  FROM claim c
    LEFT JOIN (
      SELECT DISTINCT ON (claim_item_id) claim_item_id, months FROM warranty_term WHERE claim_item_id IS NOT NULL ORDER BY claim_item_id, id
    ) item_term ON item_term.claim_item_id = c.item_id
    LEFT JOIN (
      SELECT DISTINCT ON (claim_category_id) claim_category_id, months FROM warranty_term WHERE claim_item_id IS NULL ORDER BY claim_category_id, id
    ) trade_term ON trade_term.claim_category_id = c.category_id
    CROSS JOIN LATERAL (
      SELECT coalesce((SELECT delivered_on FROM unit WHERE id = c.unit_id), (SELECT min(start_date) FROM contract WHERE unit_id = c.unit_id)) AS day
    ) handover
    CROSS JOIN LATERAL (
      SELECT coalesce(item_term.months, trade_term.months) AS months,
        (handover.day + make_interval(months => coalesce(item_term.months, trade_term.months)))::date AS expires_on
    ) term
  WHERE c.type = 'UNIT' AND c.id = ANY(claims)
  ORDER BY c.id
  ON CONFLICT (claim_id) DO UPDATE SET months = excluded.months, expires_on = excluded.expires_on, state = excluded.state
    WHERE (kept.months, kept.expires_on, kept.state) IS DISTINCT FROM (excluded.months, excluded.expires_on, excluded.state)
$$;
CREATE FUNCTION public.refresh_warranty_of_terms(categories integer[], items integer[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7301, 3);
  PERFORM FROM claim_category WHERE id = ANY(categories) ORDER BY id FOR NO KEY UPDATE;
  PERFORM refresh_claim_warranty(ARRAY(SELECT id FROM claim WHERE category_id = ANY(categories) OR item_id = ANY(items)));
END $$;
CREATE FUNCTION public.search_text(VARIADIC parts text[]) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT concat(' ', comparable_text(array_to_string(parts, ' | ')), ' ')
$$;
CREATE FUNCTION public.tell_change_feed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NOTIFY change_feed;
  RETURN NULL;
END $$;
CREATE FUNCTION public.tell_claim_list_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NOTIFY claim_list_change;
  RETURN NULL;
END $$;
CREATE FUNCTION public.tell_session_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NOTIFY session_change;
  RETURN NULL;
END $$;
CREATE FUNCTION public.worked_ms(instant timestamp with time zone) RETURNS bigint
    LANGUAGE sql STABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
  SELECT coalesce((SELECT before_ms + round(extract(epoch FROM least(instant, closes_at) - opens_at) * 1000)::bigint
    FROM working_day WHERE opens_at <= instant ORDER BY opens_at DESC LIMIT 1), 0)
$$;
CREATE FUNCTION public.working_instant(worked bigint) RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    SET search_path TO 'public', 'pg_temp'
    AS $$
  SELECT opens_at + (worked - before_ms) * interval '1 millisecond' FROM working_day
    WHERE before_ms < greatest(worked, 1) ORDER BY before_ms DESC LIMIT 1
$$;
CREATE FUNCTION public.write_account_search() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.search_text := search_text(NEW.id::text, concat_ws(' ', NEW.name, NEW.last_name), document_text(NEW.document), NEW.username, NEW.address, NEW.phone_number);
  RETURN NEW;
END $$;
CREATE FUNCTION public.write_claim_search() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  place text;
  person text;
  known_as text;
BEGIN
  SELECT concat_ws(' | ', (SELECT name FROM unit WHERE id = NEW.unit_id), project.name) INTO place FROM project WHERE project.id = NEW.project_id;
  SELECT concat_ws(' ', name, last_name, CASE WHEN concat(name, last_name) = '' THEN username END), concat_ws(' | ', username, document_text(document), phone_number)
    INTO person, known_as FROM account WHERE id = CASE NEW.type WHEN 'UNIT' THEN NEW.client_id ELSE NEW.created_by END;
  NEW.search_text := search_text(
    NEW.id::text, to_char(NEW.created_at AT TIME ZONE 'America/Argentina/Buenos_Aires', 'DD/MM/YYYY'), coalesce(person, 'Admin'), place,
    (SELECT label FROM claim_location WHERE id = NEW.location_id), (SELECT label FROM claim_location_detail WHERE id = NEW.location_detail_id),
    (SELECT label FROM claim_category WHERE id = NEW.category_id), (SELECT label FROM claim_item WHERE id = NEW.item_id),
    NEW.reason, NEW.description, claim_status_label(NEW.status));
  NEW.staff_search_text := concat(NEW.search_text, '|', search_text(claim_priority_label(NEW.priority), price_text(NEW.repair_price),
    CASE NEW.type WHEN 'UNIT' THEN concat_ws(' | ', NEW.contact_name, NEW.contact_phone, known_as) END));
  RETURN NEW;
END $$;
CREATE FUNCTION public.write_lease_request_search() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.search_text := search_text(NEW.id::text, concat_ws(' ', NEW.tenant_name, NEW.tenant_last_name), document_text(NEW.tenant_document), NEW.tenant_email, NEW.tenant_phone_number,
    lease_status_label(NEW.status), (SELECT concat_ws(' ', a.name, a.last_name) FROM contract c JOIN account a ON a.id = c.client_id WHERE c.id = NEW.contract_id));
  RETURN NEW;
END $$;
CREATE FUNCTION public.write_project_search() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.search_text := search_text(NEW.id::text, NEW.name, NEW.description, NEW.address);
  RETURN NEW;
END $$;
CREATE FUNCTION public.write_unit_search() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.search_text := search_text(NEW.id::text, NEW.name, (SELECT name FROM project WHERE id = NEW.project_id),
    (SELECT concat_ws(' ', a.name, a.last_name) FROM contract c JOIN account a ON a.id = c.client_id WHERE c.unit_id = NEW.id AND c.end_date IS NULL));
  RETURN NEW;
END $$;
CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);
CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;
CREATE TABLE public.access_link (
    id integer NOT NULL,
    work_id integer NOT NULL,
    contractor_id integer,
    token_hash text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    expires_at timestamp(3) with time zone NOT NULL,
    revoked_at timestamp(3) with time zone,
    opened_at timestamp(3) with time zone,
    visit_id integer,
    account_id integer,
    mailed_contractor_id integer,
    CONSTRAINT access_link_who CHECK (((num_nonnulls(contractor_id, mailed_contractor_id, visit_id) = 1) AND ((account_id IS NULL) OR (visit_id IS NOT NULL))))
);
ALTER TABLE public.access_link ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.access_link_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.account (
    id integer NOT NULL,
    type text NOT NULL,
    username text NOT NULL,
    password_hash text,
    name text DEFAULT ''::text NOT NULL,
    last_name text DEFAULT ''::text NOT NULL,
    document text,
    phone_number text,
    address text,
    active boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    search_text text DEFAULT ''::text NOT NULL,
    document_confirmed boolean DEFAULT true NOT NULL,
    totp_secret text,
    totp_enabled_at timestamp(3) with time zone,
    totp_step integer,
    password_expires_at timestamp(3) with time zone,
    device_epoch integer DEFAULT 0 NOT NULL
);
ALTER TABLE public.account ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.account_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.account_visit (
    account_id integer NOT NULL,
    at timestamp(3) with time zone DEFAULT now() NOT NULL,
    former_at timestamp(3) with time zone
);
CREATE TABLE public.change_feed (
    id bigint NOT NULL,
    xid xid8 DEFAULT pg_current_xact_id() NOT NULL,
    kind text NOT NULL,
    record_id integer NOT NULL,
    what text NOT NULL,
    at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);
ALTER TABLE public.change_feed ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.change_feed_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.claim (
    id integer NOT NULL,
    type text NOT NULL,
    description text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    priority text,
    repair_price numeric(12,2),
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    creator_type text NOT NULL,
    project_id integer NOT NULL,
    unit_id integer,
    contract_id integer,
    client_id integer,
    owner_id integer,
    tenant_id integer,
    location_id integer,
    location_detail_id integer,
    category_id integer,
    item_id integer,
    contact_name text,
    contact_phone text,
    preferred_date date,
    reason text,
    comment_count integer DEFAULT 0 NOT NULL,
    search_text text DEFAULT ''::text NOT NULL,
    staff_search_text text DEFAULT ''::text NOT NULL,
    waiting_since timestamp with time zone,
    last_message_at timestamp with time zone,
    last_message_by integer,
    responsible_id integer,
    CONSTRAINT claim_kind CHECK (
CASE type
    WHEN 'UNIT'::text THEN ((unit_id IS NOT NULL) AND (contract_id IS NOT NULL) AND (client_id IS NOT NULL) AND (owner_id IS NOT NULL) AND (priority IS NOT NULL) AND (location_id IS NOT NULL) AND (location_detail_id IS NOT NULL) AND (category_id IS NOT NULL) AND (item_id IS NOT NULL) AND (contact_name IS NOT NULL) AND (contact_phone IS NOT NULL) AND (reason IS NULL))
    WHEN 'PROJECT'::text THEN ((unit_id IS NULL) AND (contract_id IS NULL) AND (priority IS NULL) AND (reason IS NOT NULL))
    ELSE false
END),
    CONSTRAINT claim_price CHECK ((repair_price >= (0)::numeric))
);
CREATE TABLE public.claim_bulk (
    id integer NOT NULL,
    created_by integer NOT NULL,
    action text NOT NULL,
    priority text,
    reason text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    undoes integer,
    responsible_id integer
);
ALTER TABLE public.claim_bulk ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.claim_bulk_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.claim_bulk_row (
    bulk_id integer NOT NULL,
    claim_id integer NOT NULL,
    "position" integer NOT NULL,
    seen text NOT NULL,
    outcome text DEFAULT 'waiting'::text NOT NULL,
    message text,
    change_id integer
);
CREATE TABLE public.claim_category (
    id integer NOT NULL,
    label text NOT NULL
);
ALTER TABLE public.claim_category ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.claim_category_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.claim_change (
    id integer NOT NULL,
    claim_id integer NOT NULL,
    field text NOT NULL,
    "from" text,
    "to" text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    reason text,
    is_undone boolean DEFAULT false NOT NULL
);
ALTER TABLE public.claim_change ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.claim_change_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.claim_clock (
    claim_id integer NOT NULL,
    type text NOT NULL,
    answered_at timestamp(3) with time zone,
    answer_due_at timestamp(3) with time zone,
    end_due_at timestamp(3) with time zone,
    paused_since timestamp(3) with time zone,
    due_at timestamp(3) with time zone
);
CREATE TABLE public.claim_comment (
    id integer NOT NULL,
    claim_id integer NOT NULL,
    text text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer
);
ALTER TABLE public.claim_comment ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.claim_comment_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
ALTER TABLE public.claim ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.claim_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.claim_image (
    id integer NOT NULL,
    claim_id integer NOT NULL,
    file_id integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    comment_id integer
);
ALTER TABLE public.claim_image ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.claim_image_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.claim_item (
    id integer NOT NULL,
    label text NOT NULL,
    claim_category_id integer NOT NULL
);
ALTER TABLE public.claim_item ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.claim_item_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.claim_location (
    id integer NOT NULL,
    label text NOT NULL
);
CREATE TABLE public.claim_location_detail (
    id integer NOT NULL,
    label text NOT NULL,
    claim_location_id integer NOT NULL
);
ALTER TABLE public.claim_location_detail ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.claim_location_detail_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
ALTER TABLE public.claim_location ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.claim_location_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.claim_news (
    id bigint NOT NULL,
    claim_id integer NOT NULL,
    what text NOT NULL,
    actor_id integer,
    at timestamp(3) with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.claim_news ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.claim_news_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.claim_note (
    id integer NOT NULL,
    claim_id integer NOT NULL,
    text text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer NOT NULL,
    withdrawn_at timestamp(3) with time zone
);
ALTER TABLE public.claim_note ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.claim_note_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.claim_note_image (
    id integer NOT NULL,
    note_id integer NOT NULL,
    file_id integer NOT NULL
);
ALTER TABLE public.claim_note_image ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.claim_note_image_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.claim_note_mention (
    note_id integer NOT NULL,
    account_id integer NOT NULL
);
CREATE TABLE public.claim_note_version (
    id integer NOT NULL,
    note_id integer NOT NULL,
    text text NOT NULL,
    until timestamp(3) with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.claim_note_version ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.claim_note_version_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.claim_pause (
    id integer NOT NULL,
    claim_id integer NOT NULL,
    comment_id integer,
    started_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    started_by integer,
    ended_at timestamp(3) with time zone,
    reminded_at timestamp(3) with time zone
);
ALTER TABLE public.claim_pause ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.claim_pause_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.claim_priority (
    code text NOT NULL,
    label text NOT NULL
);
CREATE TABLE public.claim_read (
    account_id integer NOT NULL,
    claim_id integer NOT NULL,
    news_id bigint DEFAULT 0 NOT NULL,
    is_unread boolean DEFAULT false NOT NULL
);
CREATE TABLE public.claim_status (
    code text NOT NULL,
    label text NOT NULL,
    is_open boolean DEFAULT true NOT NULL
);
CREATE TABLE public.claim_viewer (
    account_id integer NOT NULL,
    seat text NOT NULL,
    claim_id integer NOT NULL,
    seen_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.claim_warranty (
    claim_id integer NOT NULL,
    months integer,
    expires_on date,
    state text NOT NULL
);
CREATE TABLE public.company (
    id integer DEFAULT 1 NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    colour text DEFAULT ''::text NOT NULL,
    logo_file_id integer,
    phone text DEFAULT ''::text NOT NULL,
    opening_hours text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
CREATE TABLE public.contract (
    id integer NOT NULL,
    client_id integer NOT NULL,
    unit_id integer NOT NULL,
    start_date date NOT NULL,
    end_date date,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.contract ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.contract_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.contractor (
    id integer NOT NULL,
    name text NOT NULL,
    cuit text,
    phone_number text NOT NULL,
    email text,
    hours text DEFAULT ''::text NOT NULL,
    notes text DEFAULT ''::text NOT NULL,
    active boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.contractor_category (
    contractor_id integer NOT NULL,
    category_id integer NOT NULL
);
ALTER TABLE public.contractor ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.contractor_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.contractor_project (
    contractor_id integer NOT NULL,
    project_id integer NOT NULL
);
CREATE TABLE public.email_settings (
    id integer DEFAULT 1 NOT NULL,
    sender_name text NOT NULL,
    events jsonb NOT NULL,
    extra_recipients jsonb DEFAULT '[]'::jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
CREATE TABLE public.idempotency_key (
    account_id integer NOT NULL,
    operation text NOT NULL,
    key text NOT NULL,
    record_id integer,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    fingerprint text
);
CREATE TABLE public.import_job (
    id integer NOT NULL,
    created_by integer NOT NULL,
    file_name text NOT NULL,
    status text NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    processed integer DEFAULT 0 NOT NULL,
    message text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    creates_projects boolean DEFAULT false NOT NULL,
    new_projects jsonb DEFAULT '[]'::jsonb NOT NULL,
    kind text DEFAULT 'clients'::text NOT NULL,
    reading jsonb
);
ALTER TABLE public.import_job ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.import_job_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.import_mapping (
    kind text NOT NULL,
    headings text NOT NULL,
    columns jsonb NOT NULL,
    updated_by integer NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.import_row (
    id integer NOT NULL,
    job_id integer NOT NULL,
    row_number integer NOT NULL,
    outcome text,
    cells jsonb NOT NULL,
    problems jsonb DEFAULT '[]'::jsonb NOT NULL,
    flaws jsonb DEFAULT '[]'::jsonb NOT NULL,
    warnings jsonb DEFAULT '[]'::jsonb NOT NULL
);
ALTER TABLE public.import_row ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.import_row_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.import_upload (
    job_id integer NOT NULL,
    content bytea NOT NULL
);
CREATE TABLE public.lease_contract (
    id integer NOT NULL,
    unit_id integer NOT NULL,
    contract_id integer NOT NULL,
    tenant_id integer NOT NULL,
    request_id integer,
    start_date date NOT NULL,
    end_date date NOT NULL,
    active boolean DEFAULT true NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT lease_contract_dates CHECK ((end_date > start_date))
);
ALTER TABLE public.lease_contract ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.lease_contract_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.lease_request (
    id integer NOT NULL,
    contract_id integer NOT NULL,
    created_by integer NOT NULL,
    status text DEFAULT 'requested'::text NOT NULL,
    lease_start_date date NOT NULL,
    lease_end_date date NOT NULL,
    tenant_name text NOT NULL,
    tenant_last_name text NOT NULL,
    tenant_document text NOT NULL,
    tenant_email text NOT NULL,
    tenant_phone_number text NOT NULL,
    rejected_reason text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    search_text text DEFAULT ''::text NOT NULL
);
ALTER TABLE public.lease_request ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.lease_request_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.lease_status (
    code text NOT NULL,
    label text NOT NULL
);
CREATE TABLE public.link_command (
    link_id integer NOT NULL,
    operation text NOT NULL,
    key text NOT NULL,
    fingerprint text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.login_attempt (
    key text NOT NULL,
    count integer NOT NULL,
    window_ends_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.manager_project (
    manager_id integer NOT NULL,
    project_id integer NOT NULL,
    is_primary boolean DEFAULT false NOT NULL
);
CREATE TABLE public.office_day (
    day date NOT NULL,
    name text NOT NULL,
    is_closed boolean NOT NULL
);
CREATE TABLE public.office_time (
    id integer DEFAULT 1 NOT NULL,
    week jsonb NOT NULL,
    reminder_days integer DEFAULT 3 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT office_time_single CHECK ((id = 1))
);
CREATE TABLE public.outbox_mail (
    id integer NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    notes jsonb NOT NULL,
    claim_id integer,
    status text DEFAULT 'pending'::text NOT NULL,
    is_open boolean DEFAULT false NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_error text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    sent_at timestamp(3) with time zone,
    message_id uuid DEFAULT gen_random_uuid() NOT NULL
);
ALTER TABLE public.outbox_mail ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.outbox_mail_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.password_token (
    token_hash text NOT NULL,
    account_id integer NOT NULL,
    purpose text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    used_at timestamp(3) with time zone
);
CREATE TABLE public.person_preference (
    account_id integer NOT NULL,
    key text NOT NULL,
    value jsonb NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.plan (
    id integer NOT NULL,
    unit_id integer,
    project_id integer,
    name text NOT NULL,
    file_id integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    CONSTRAINT plan_place CHECK ((num_nonnulls(unit_id, project_id) = 1))
);
ALTER TABLE public.plan ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.plan_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.project (
    id integer NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    consortium_id integer,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    search_text text DEFAULT ''::text NOT NULL,
    closed_at timestamp(3) with time zone
);
ALTER TABLE public.project ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.project_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.rate_limit (
    key text NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE public.recovery_code (
    code_hash text NOT NULL,
    account_id integer NOT NULL,
    used_at timestamp(3) with time zone
);
CREATE TABLE public.saved_reply (
    id integer NOT NULL,
    owner_id integer NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    is_shared boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.saved_reply ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.saved_reply_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.saved_view (
    id integer NOT NULL,
    owner_id integer NOT NULL,
    list text NOT NULL,
    name text NOT NULL,
    query text NOT NULL,
    is_shared boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.saved_view ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.saved_view_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.security_settings (
    id integer DEFAULT 1 NOT NULL,
    staff_second_factor boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
CREATE TABLE public.server_secret (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.session (
    token_hash text NOT NULL,
    account_id integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    last_seen_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    id integer NOT NULL,
    user_agent text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    confirmed_at timestamp(3) with time zone,
    wrote_at timestamp(3) with time zone
);
ALTER TABLE public.session ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.session_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.stored_file (
    id integer NOT NULL,
    key text NOT NULL,
    name text NOT NULL,
    content_type text NOT NULL,
    bytes integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    display_key text,
    width integer,
    height integer,
    small_key text,
    medium_key text,
    read_at timestamp(3) with time zone,
    sha256 text
);
ALTER TABLE public.stored_file ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.stored_file_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.term_mail (
    day date NOT NULL
);
CREATE TABLE public.term_rule (
    id integer NOT NULL,
    version_id integer NOT NULL,
    priority text,
    category_id integer,
    project_id integer,
    answer_minutes integer NOT NULL,
    end_minutes integer NOT NULL,
    CONSTRAINT term_rule_minutes CHECK (((answer_minutes > 0) AND (end_minutes >= answer_minutes)))
);
ALTER TABLE public.term_rule ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.term_rule_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.term_version (
    id integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer
);
ALTER TABLE public.term_version ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.term_version_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.unit (
    id integer NOT NULL,
    project_id integer NOT NULL,
    unit_type_id integer NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    active boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    search_text text DEFAULT ''::text NOT NULL,
    delivered_on date
);
ALTER TABLE public.unit ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.unit_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.unit_type (
    id integer NOT NULL,
    label text NOT NULL
);
ALTER TABLE public.unit_type ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.unit_type_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.user_type (
    code text NOT NULL,
    is_staff boolean NOT NULL
);
CREATE TABLE public.visit (
    id integer NOT NULL,
    work_id integer NOT NULL,
    project_id integer NOT NULL,
    unit_id integer,
    status text DEFAULT 'proposed'::text NOT NULL,
    contractor_id integer,
    assignee_id integer,
    proposed_by text NOT NULL,
    starts_at timestamp(3) with time zone,
    ends_at timestamp(3) with time zone,
    missed_by text,
    note text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    reminded_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    changed_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    unattended_at timestamp(3) with time zone,
    calendar_uid uuid DEFAULT gen_random_uuid(),
    CONSTRAINT visit_date CHECK (
CASE
    WHEN (status = 'proposed'::text) THEN ((starts_at IS NULL) AND (ends_at IS NULL))
    WHEN (status = 'cancelled'::text) THEN (((starts_at IS NULL) = (ends_at IS NULL)) AND (starts_at < ends_at))
    ELSE ((starts_at IS NOT NULL) AND (ends_at IS NOT NULL) AND (starts_at < ends_at))
END),
    CONSTRAINT visit_missed_by CHECK ((((status = 'missed'::text) = (missed_by IS NOT NULL)) AND (missed_by = ANY (ARRAY['company'::text, 'contractor'::text, 'resident'::text])))),
    CONSTRAINT visit_proposed_by CHECK ((proposed_by = ANY (ARRAY['company'::text, 'contractor'::text, 'resident'::text]))),
    CONSTRAINT visit_status CHECK ((status = ANY (ARRAY['proposed'::text, 'agreed'::text, 'done'::text, 'missed'::text, 'cancelled'::text]))),
    CONSTRAINT visit_worker CHECK (((contractor_id IS NULL) <> (assignee_id IS NULL)))
);
ALTER TABLE public.visit ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.visit_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.visit_photo (
    id integer NOT NULL,
    visit_id integer NOT NULL,
    file_id integer NOT NULL
);
ALTER TABLE public.visit_photo ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.visit_photo_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.visit_window (
    visit_id integer NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL,
    ends_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT visit_window_order CHECK ((starts_at < ends_at))
);
CREATE TABLE public.warranty_term (
    id integer NOT NULL,
    claim_category_id integer NOT NULL,
    claim_item_id integer,
    item text NOT NULL,
    months integer NOT NULL,
    covers text DEFAULT ''::text NOT NULL,
    excludes text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    is_template boolean DEFAULT false NOT NULL,
    CONSTRAINT warranty_term_months CHECK ((months >= 0))
);
ALTER TABLE public.warranty_term ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.warranty_term_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.work_asked_photo (
    work_id integer NOT NULL,
    image_id integer NOT NULL
);
CREATE TABLE public.work_event (
    id integer NOT NULL,
    work_id integer NOT NULL,
    what text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    at timestamp(3) with time zone DEFAULT now() NOT NULL,
    account_id integer,
    parts text DEFAULT ''::text NOT NULL,
    contractor_id integer,
    visit_at timestamp(3) with time zone,
    visit_id integer,
    assigned_contractor_id integer,
    CONSTRAINT work_event_who CHECK ((num_nonnulls(account_id, contractor_id) = 1))
);
ALTER TABLE public.work_event ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.work_event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.work_order (
    id integer NOT NULL,
    status text DEFAULT 'asked'::text NOT NULL,
    contractor_id integer,
    assignee_id integer,
    instructions text NOT NULL,
    price numeric(12,2),
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    changed_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT work_order_price CHECK ((price >= (0)::numeric)),
    CONSTRAINT work_order_status CHECK ((status = ANY (ARRAY['asked'::text, 'accepted'::text, 'refused'::text, 'done'::text, 'verified'::text, 'cancelled'::text]))),
    CONSTRAINT work_order_worker CHECK (((contractor_id IS NULL) <> (assignee_id IS NULL)))
);
CREATE TABLE public.work_order_claim (
    work_id integer NOT NULL,
    claim_id integer NOT NULL
);
ALTER TABLE public.work_order ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.work_order_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.work_photo (
    id integer NOT NULL,
    work_id integer NOT NULL,
    file_id integer NOT NULL,
    kind text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT work_photo_kind CHECK ((kind = ANY (ARRAY['before'::text, 'after'::text, 'other'::text])))
);
ALTER TABLE public.work_photo ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.work_photo_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.working_day (
    day date NOT NULL,
    opens_at timestamp(3) with time zone NOT NULL,
    closes_at timestamp(3) with time zone NOT NULL,
    before_ms bigint NOT NULL
);
ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);
INSERT INTO drizzle.__drizzle_migrations VALUES (1, '604602ea6ea6a0876434d2c62580981c0a74ecb99f5ead31e5adf8dc149f93ca', 1795180290779);
INSERT INTO drizzle.__drizzle_migrations VALUES (2, 'abcff4b2ee1908883ad7bcc8733cbfb22a92447fe0b292d41234b86c6de30fde', 1795180291291);
INSERT INTO drizzle.__drizzle_migrations VALUES (3, 'a41f4741fb620c8ac8c318dca69aa36f8e067a73f6d8c89cbbd9ab7feb5e66ad', 1795180291788);
INSERT INTO drizzle.__drizzle_migrations VALUES (4, '8d045098873c3773319a33c461150b66f4ff732b3a17b5e083fb24cfac9e6974', 1795183993411);
INSERT INTO drizzle.__drizzle_migrations VALUES (5, '254bbfb240ce238826ef4bbae992aaca472ea124792544087e7dff715b6bf068', 1795191363494);
INSERT INTO drizzle.__drizzle_migrations VALUES (6, 'e582383d401dfd6daad882b0be1d20347210a1aedab507781398057a1558f970', 1795255480793);
INSERT INTO drizzle.__drizzle_migrations VALUES (7, '33c214666f527674ae837588766a8ab4cdb5b1d8511bde59acf8b459bf67ba20', 1795256176442);
INSERT INTO drizzle.__drizzle_migrations VALUES (8, '99f3a83dba4b81ede8814da2bc54e8ea25eae464d18e26dff885ddaff6cbcf1e', 1795257596784);
INSERT INTO drizzle.__drizzle_migrations VALUES (9, 'd1c474c18cadaacff0b4e2daaa779c9f14cf161d890602dbec6942dadded8fa8', 1795258404360);
INSERT INTO drizzle.__drizzle_migrations VALUES (10, '7a1b80684359ab991a9cce28583fa5e57871a0368f05e064ab2f08cd33fffc97', 1795259664823);
INSERT INTO drizzle.__drizzle_migrations VALUES (11, '16a02254ea2807901177b7ea4ee868b28318f1735863a94d62df207db0fe5671', 1795267214922);
INSERT INTO drizzle.__drizzle_migrations VALUES (12, 'deb4dad8aabdf8d0f1a0225a3a6b9cf1058836150bd75e17f9ec7d4229dc6802', 1795268628672);
INSERT INTO drizzle.__drizzle_migrations VALUES (13, '0bd2c40e2c9f67177a80c55aba11a2d58edb6293dfc4807d450d7ed6f2fd5255', 1795269925943);
INSERT INTO drizzle.__drizzle_migrations VALUES (14, 'c3fa429b324fcf33478c5b89006aeb8b8bd920771228017cf86e8b89fed0cd30', 1795270350639);
INSERT INTO drizzle.__drizzle_migrations VALUES (15, '33601dafebaf1cd4922a188e4bcc9e34f046964ee8e9bf20988adcdd98d2eef8', 1795272231556);
INSERT INTO drizzle.__drizzle_migrations VALUES (16, '493ffa0108168092e3e9cf50f6bd623df62c4ffb6e80643772359b9f6982274f', 1795278876370);
INSERT INTO drizzle.__drizzle_migrations VALUES (17, '0ca483a65140c6a17618bed53e8e5d419b472a8e009764334eaf242931cc6ff7', 1795289961375);
INSERT INTO drizzle.__drizzle_migrations VALUES (18, '916561efac958ba0a475e61cc94fe28df1f65ffdae001c5cdf3a83c0801771bb', 1795294895979);
INSERT INTO drizzle.__drizzle_migrations VALUES (19, 'e1c054fe50481cee9cf3fdef267fcfca66eeb2488acbccffb447b1ce0fe7e0ae', 1795301723216);
INSERT INTO drizzle.__drizzle_migrations VALUES (20, '975e489086b66f7b81288f1c471a4f3d3f6567da628cdd02ba69e25f95baef89', 1795302701794);
INSERT INTO drizzle.__drizzle_migrations VALUES (21, '312f4def2d75983d06d227ccd42cdbcb87ac86495e3f36760799a4dafaf389f4', 1795302788563);
INSERT INTO drizzle.__drizzle_migrations VALUES (22, '3d1a0d0f5b1b6a3feaa524c24c7d9ef92e95ee8dba8b129f3837112fa0701f40', 1795357843137);
INSERT INTO drizzle.__drizzle_migrations VALUES (23, '572b0bd39059cb8cde83bb24e1d9828b52c6d59e3664dc8c207aad466ce1941a', 1795362097789);
INSERT INTO drizzle.__drizzle_migrations VALUES (24, '6450a7d41c84bf840ee575a82a39f6cc98e9adc11e7a399afed80a10a6daf8fa', 1795371995463);
INSERT INTO drizzle.__drizzle_migrations VALUES (25, '9398d23b0577bfce8f43d21ea71447d05e7b6613bd599b110bbcff5245198408', 1795372859703);
INSERT INTO drizzle.__drizzle_migrations VALUES (26, 'cf82df1c0f517af2430b8ed375fa210926bde1c957a98dd0f27fe4743e9dc80c', 1795397863941);
INSERT INTO drizzle.__drizzle_migrations VALUES (27, '885858276c9c009028827990bf2becd8f09c6e794c9a4501f8e28c93e6b7c7dc', 1795402197444);
INSERT INTO drizzle.__drizzle_migrations VALUES (28, '4b5c3049cd4af1f4eadb9c56efd66dea2057aebe9830f4c6cca7b9f04e21c820', 1795404350895);
INSERT INTO drizzle.__drizzle_migrations VALUES (29, '57fb7aef1a21de252831e9c73c838326148510321f7d9edb14b25171e7137e54', 1795411429526);
INSERT INTO drizzle.__drizzle_migrations VALUES (30, '7a8ce7cb5f2523ecd0972df1b4efb88c9da86b0b20a1d17f5c42fdd6db6c0c55', 1795413283355);
INSERT INTO drizzle.__drizzle_migrations VALUES (31, 'a411ad8513f4df0832fbea06d80c0fefe2f9b6bca8e6b1d4f36be4698eedb86d', 1795414611392);
INSERT INTO drizzle.__drizzle_migrations VALUES (32, '1d256f5748421e8f3dc90c3ceae244f8feb564a3fa89a9a111639dbcfe73af2e', 1795414775108);
INSERT INTO drizzle.__drizzle_migrations VALUES (33, 'd1905ffd43e672d391cfa13f2eae3d0ab1707fc76b8ee2c5d4aea6438481b2c4', 1795420390936);
INSERT INTO drizzle.__drizzle_migrations VALUES (34, '55752aeece39189de0ea3cf4b1548b8b2280263095bb9ab60222e7d3c18fe8c8', 1795423752043);
INSERT INTO drizzle.__drizzle_migrations VALUES (35, 'df61ccce50df4b138b05d94aa1d7c7dae0c3822120c1433ee736de99f00815e8', 1795424352184);
INSERT INTO drizzle.__drizzle_migrations VALUES (36, '2f6e14905ec5fc19e585b1e01824fa853e512ae64ab703672cc8988eeff38428', 1795425744348);
INSERT INTO drizzle.__drizzle_migrations VALUES (37, 'f980aa04a6a88855e549d64698710447745108c5276f1b701e5b0ae1c57940a6', 1795434264560);
INSERT INTO drizzle.__drizzle_migrations VALUES (38, '65af6fa82df721a4aecc6790ff79d1342dfc503d5585fcb6d66f144a847cd2c8', 1795437211599);
INSERT INTO drizzle.__drizzle_migrations VALUES (39, '6f1b21c12ce7048fddc4ac0d52e49c61b5d5d5c77242bf3df88c3fdb768819af', 1795446088254);
INSERT INTO drizzle.__drizzle_migrations VALUES (40, '0e5debe176c255554f79355fc96b0766cd1e6ed41c6b974e9c21140d862dbe1a', 1795447142591);
INSERT INTO drizzle.__drizzle_migrations VALUES (41, 'fea5039c8c5be9d364e559aeef7344a1667d3b055402359b70abaa191e8ff0ae', 1795447991477);
INSERT INTO drizzle.__drizzle_migrations VALUES (42, 'fa10029aeaf40e04591b30be079705ad2fa208ad593627c3d4ef93a7b8134166', 1795450338727);
INSERT INTO drizzle.__drizzle_migrations VALUES (43, 'b32a2a2a2c91be05ef16313fd77a5b87462716c606d25728577199adcf4c9d49', 1795466889114);
INSERT INTO drizzle.__drizzle_migrations VALUES (44, '6bb823927b3a350ece60dc73cf3959743718dec8e96b9067ae11bde3a2e88b58', 1795471088608);
INSERT INTO drizzle.__drizzle_migrations VALUES (45, '7eb3eb68f6aeac77983dae22d1ebdd9e20fcf8e1e9d53e66a0eddef2d190542f', 1795802859876);
INSERT INTO drizzle.__drizzle_migrations VALUES (46, 'ea900d02da89f21ab3884c7a21fa0e7fb4555e5e1df6f5d1da6b12fc05c9f67e', 1795804092807);
INSERT INTO drizzle.__drizzle_migrations VALUES (47, '90532aeafc83f8315569beb16f31e8038c068d8bf578eadf829c533620db1063', 1795817948538);
INSERT INTO drizzle.__drizzle_migrations VALUES (48, '9aec20aa70657f7f96b77f82d0746e04156d876b81631606e70fdb25d8f0b93d', 1795819790110);
INSERT INTO drizzle.__drizzle_migrations VALUES (49, 'f809c77528616509b6a077f3bbb03eb461365093aab1437edaead0d496cdf3bc', 1795820123931);
INSERT INTO drizzle.__drizzle_migrations VALUES (50, '01ac6ae1713d6d40618b0f4fab9d77b5eac5f5b893ad00e3931687d175ac5ecb', 1795831600240);
INSERT INTO drizzle.__drizzle_migrations VALUES (51, '2f29cbf1b058e594ad9c9b4b6f04945ac3389c678bf669dbdf487adb6210d70e', 1795918900570);
INSERT INTO drizzle.__drizzle_migrations VALUES (52, '40a6a10838dec3f56a42063fb042e83a17ced820aa10065fef940f563bca3988', 1795920566033);
INSERT INTO drizzle.__drizzle_migrations VALUES (53, 'e8484b7e04ef0cd57fa023a6ef86caa5aaee76c2ad20604ffd5cfd4206b33499', 1795920626033);
INSERT INTO drizzle.__drizzle_migrations VALUES (54, '7c1c5886d6bce9c5948b3ef83cb4b5b582c8fdcc8323ddbb6b49204ba8c7e78d', 1795922947684);
INSERT INTO public.claim_priority VALUES ('urgent', 'Alta');
INSERT INTO public.claim_priority VALUES ('high', 'Media');
INSERT INTO public.claim_priority VALUES ('medium', 'Baja');
INSERT INTO public.claim_priority VALUES ('low', 'Baja');
INSERT INTO public.claim_status VALUES ('pending', 'En análisis', true);
INSERT INTO public.claim_status VALUES ('approved', 'Aprobado', true);
INSERT INTO public.claim_status VALUES ('open', 'En curso', true);
INSERT INTO public.claim_status VALUES ('completed', 'Finalizado', false);
INSERT INTO public.claim_status VALUES ('rejected', 'Rechazado', false);
INSERT INTO public.lease_status VALUES ('requested', 'Solicitado');
INSERT INTO public.lease_status VALUES ('pending', 'Pendiente');
INSERT INTO public.lease_status VALUES ('under_review', 'En revisión');
INSERT INTO public.lease_status VALUES ('accepted', 'Aceptado');
INSERT INTO public.lease_status VALUES ('rejected', 'Rechazado');
INSERT INTO public.user_type VALUES ('admin', true);
INSERT INTO public.user_type VALUES ('manager', true);
INSERT INTO public.user_type VALUES ('consortium', false);
INSERT INTO public.user_type VALUES ('client', false);
SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 54, true);
SELECT pg_catalog.setval('public.access_link_id_seq', 1, false);
SELECT pg_catalog.setval('public.account_id_seq', 1, false);
SELECT pg_catalog.setval('public.change_feed_id_seq', 1, false);
SELECT pg_catalog.setval('public.claim_bulk_id_seq', 1, false);
SELECT pg_catalog.setval('public.claim_category_id_seq', 1, false);
SELECT pg_catalog.setval('public.claim_change_id_seq', 1, false);
SELECT pg_catalog.setval('public.claim_comment_id_seq', 1, false);
SELECT pg_catalog.setval('public.claim_id_seq', 1, false);
SELECT pg_catalog.setval('public.claim_image_id_seq', 1, false);
SELECT pg_catalog.setval('public.claim_item_id_seq', 1, false);
SELECT pg_catalog.setval('public.claim_location_detail_id_seq', 1, false);
SELECT pg_catalog.setval('public.claim_location_id_seq', 1, false);
SELECT pg_catalog.setval('public.claim_news_id_seq', 1, false);
SELECT pg_catalog.setval('public.claim_note_id_seq', 1, false);
SELECT pg_catalog.setval('public.claim_note_image_id_seq', 1, false);
SELECT pg_catalog.setval('public.claim_note_version_id_seq', 1, false);
SELECT pg_catalog.setval('public.claim_pause_id_seq', 1, false);
SELECT pg_catalog.setval('public.contract_id_seq', 1, false);
SELECT pg_catalog.setval('public.contractor_id_seq', 1, false);
SELECT pg_catalog.setval('public.import_job_id_seq', 1, false);
SELECT pg_catalog.setval('public.import_row_id_seq', 1, false);
SELECT pg_catalog.setval('public.lease_contract_id_seq', 1, false);
SELECT pg_catalog.setval('public.lease_request_id_seq', 1, false);
SELECT pg_catalog.setval('public.outbox_mail_id_seq', 1, false);
SELECT pg_catalog.setval('public.plan_id_seq', 1, false);
SELECT pg_catalog.setval('public.project_id_seq', 1, false);
SELECT pg_catalog.setval('public.saved_reply_id_seq', 1, false);
SELECT pg_catalog.setval('public.saved_view_id_seq', 1, false);
SELECT pg_catalog.setval('public.session_id_seq', 1, false);
SELECT pg_catalog.setval('public.stored_file_id_seq', 1, false);
SELECT pg_catalog.setval('public.term_rule_id_seq', 1, false);
SELECT pg_catalog.setval('public.term_version_id_seq', 1, false);
SELECT pg_catalog.setval('public.unit_id_seq', 1, false);
SELECT pg_catalog.setval('public.unit_type_id_seq', 1, false);
SELECT pg_catalog.setval('public.visit_id_seq', 1, false);
SELECT pg_catalog.setval('public.visit_photo_id_seq', 1, false);
SELECT pg_catalog.setval('public.warranty_term_id_seq', 1, false);
SELECT pg_catalog.setval('public.work_event_id_seq', 1, false);
SELECT pg_catalog.setval('public.work_order_id_seq', 1, false);
SELECT pg_catalog.setval('public.work_photo_id_seq', 1, false);
ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.access_link
    ADD CONSTRAINT access_link_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.account_visit
    ADD CONSTRAINT account_visit_pkey PRIMARY KEY (account_id);
ALTER TABLE ONLY public.change_feed
    ADD CONSTRAINT change_feed_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.claim_bulk
    ADD CONSTRAINT claim_bulk_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.claim_bulk_row
    ADD CONSTRAINT claim_bulk_row_bulk_id_claim_id_pk PRIMARY KEY (bulk_id, claim_id);
ALTER TABLE ONLY public.claim_bulk
    ADD CONSTRAINT claim_bulk_undoes_key UNIQUE (undoes);
ALTER TABLE ONLY public.claim_category
    ADD CONSTRAINT claim_category_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.claim_change
    ADD CONSTRAINT claim_change_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.claim_clock
    ADD CONSTRAINT claim_clock_pkey PRIMARY KEY (claim_id);
ALTER TABLE ONLY public.claim_comment
    ADD CONSTRAINT claim_comment_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.claim_image
    ADD CONSTRAINT claim_image_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.claim_item
    ADD CONSTRAINT claim_item_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.claim_location_detail
    ADD CONSTRAINT claim_location_detail_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.claim_location
    ADD CONSTRAINT claim_location_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.claim_news
    ADD CONSTRAINT claim_news_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.claim_note_image
    ADD CONSTRAINT claim_note_image_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.claim_note_mention
    ADD CONSTRAINT claim_note_mention_note_id_account_id_pk PRIMARY KEY (note_id, account_id);
ALTER TABLE ONLY public.claim_note
    ADD CONSTRAINT claim_note_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.claim_note_version
    ADD CONSTRAINT claim_note_version_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.claim_pause
    ADD CONSTRAINT claim_pause_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.claim
    ADD CONSTRAINT claim_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.claim_priority
    ADD CONSTRAINT claim_priority_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.claim_read
    ADD CONSTRAINT claim_read_account_id_claim_id_pk PRIMARY KEY (account_id, claim_id);
ALTER TABLE ONLY public.claim_status
    ADD CONSTRAINT claim_status_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.claim_viewer
    ADD CONSTRAINT claim_viewer_account_id_seat_pk PRIMARY KEY (account_id, seat);
ALTER TABLE ONLY public.claim_warranty
    ADD CONSTRAINT claim_warranty_pkey PRIMARY KEY (claim_id);
ALTER TABLE ONLY public.company
    ADD CONSTRAINT company_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contract
    ADD CONSTRAINT contract_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contractor_category
    ADD CONSTRAINT contractor_category_contractor_id_category_id_pk PRIMARY KEY (contractor_id, category_id);
ALTER TABLE ONLY public.contractor
    ADD CONSTRAINT contractor_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contractor_project
    ADD CONSTRAINT contractor_project_contractor_id_project_id_pk PRIMARY KEY (contractor_id, project_id);
ALTER TABLE ONLY public.email_settings
    ADD CONSTRAINT email_settings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.import_job
    ADD CONSTRAINT import_job_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.import_mapping
    ADD CONSTRAINT import_mapping_kind_headings_pk PRIMARY KEY (kind, headings);
ALTER TABLE ONLY public.import_row
    ADD CONSTRAINT import_row_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.import_upload
    ADD CONSTRAINT import_upload_pkey PRIMARY KEY (job_id);
ALTER TABLE ONLY public.lease_contract
    ADD CONSTRAINT lease_contract_overlap EXCLUDE USING gist (unit_id WITH =, daterange(start_date, end_date, '[]'::text) WITH &&) WHERE (active);
ALTER TABLE ONLY public.lease_contract
    ADD CONSTRAINT lease_contract_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lease_contract
    ADD CONSTRAINT lease_contract_request_key UNIQUE (request_id);
ALTER TABLE ONLY public.lease_request
    ADD CONSTRAINT lease_request_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lease_status
    ADD CONSTRAINT lease_status_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.link_command
    ADD CONSTRAINT link_command_link_id_operation_key_pk PRIMARY KEY (link_id, operation, key);
ALTER TABLE ONLY public.login_attempt
    ADD CONSTRAINT login_attempt_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.manager_project
    ADD CONSTRAINT manager_project_manager_id_project_id_pk PRIMARY KEY (manager_id, project_id);
ALTER TABLE ONLY public.office_day
    ADD CONSTRAINT office_day_pkey PRIMARY KEY (day);
ALTER TABLE ONLY public.office_time
    ADD CONSTRAINT office_time_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.outbox_mail
    ADD CONSTRAINT outbox_mail_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.password_token
    ADD CONSTRAINT password_token_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.person_preference
    ADD CONSTRAINT person_preference_account_id_key_pk PRIMARY KEY (account_id, key);
ALTER TABLE ONLY public.plan
    ADD CONSTRAINT plan_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.project
    ADD CONSTRAINT project_consortium_key UNIQUE (consortium_id);
ALTER TABLE ONLY public.project
    ADD CONSTRAINT project_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_account_id_code_hash_pk PRIMARY KEY (account_id, code_hash);
ALTER TABLE ONLY public.saved_reply
    ADD CONSTRAINT saved_reply_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.saved_view
    ADD CONSTRAINT saved_view_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.security_settings
    ADD CONSTRAINT security_settings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.server_secret
    ADD CONSTRAINT server_secret_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.stored_file
    ADD CONSTRAINT stored_file_key UNIQUE (key);
ALTER TABLE ONLY public.stored_file
    ADD CONSTRAINT stored_file_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.term_mail
    ADD CONSTRAINT term_mail_pkey PRIMARY KEY (day);
ALTER TABLE ONLY public.term_rule
    ADD CONSTRAINT term_rule_key UNIQUE NULLS NOT DISTINCT (version_id, priority, category_id, project_id);
ALTER TABLE ONLY public.term_rule
    ADD CONSTRAINT term_rule_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.term_version
    ADD CONSTRAINT term_version_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.unit
    ADD CONSTRAINT unit_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.unit_type
    ADD CONSTRAINT unit_type_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.user_type
    ADD CONSTRAINT user_type_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.visit_photo
    ADD CONSTRAINT visit_photo_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.visit
    ADD CONSTRAINT visit_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.visit_window
    ADD CONSTRAINT visit_window_visit_id_starts_at_pk PRIMARY KEY (visit_id, starts_at);
ALTER TABLE ONLY public.visit
    ADD CONSTRAINT visit_worker_free EXCLUDE USING gist (COALESCE(contractor_id, (- assignee_id)) WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE ((status = 'agreed'::text));
ALTER TABLE ONLY public.warranty_term
    ADD CONSTRAINT warranty_term_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.work_asked_photo
    ADD CONSTRAINT work_asked_photo_work_id_image_id_pk PRIMARY KEY (work_id, image_id);
ALTER TABLE ONLY public.work_event
    ADD CONSTRAINT work_event_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.work_order_claim
    ADD CONSTRAINT work_order_claim_work_id_claim_id_pk PRIMARY KEY (work_id, claim_id);
ALTER TABLE ONLY public.work_order
    ADD CONSTRAINT work_order_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.work_photo
    ADD CONSTRAINT work_photo_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.working_day
    ADD CONSTRAINT working_day_pkey PRIMARY KEY (day);
CREATE UNIQUE INDEX access_link_token_key ON public.access_link USING btree (token_hash);
CREATE INDEX access_link_visit_idx ON public.access_link USING btree (visit_id);
CREATE UNIQUE INDEX access_link_work_key ON public.access_link USING btree (work_id) WHERE ((revoked_at IS NULL) AND (contractor_id IS NOT NULL));
CREATE INDEX account_document_idx ON public.account USING btree (document);
CREATE UNIQUE INDEX account_document_key ON public.account USING btree (document) WHERE ((type = 'client'::text) AND document_confirmed AND active);
CREATE INDEX account_search_idx ON public.account USING gin (search_text public.gin_trgm_ops);
CREATE INDEX account_type_idx ON public.account USING btree (type, id);
CREATE INDEX account_username_idx ON public.account USING btree (lower(username));
CREATE UNIQUE INDEX account_username_key ON public.account USING btree (lower(username)) WHERE active;
CREATE INDEX change_feed_at_idx ON public.change_feed USING btree (at);
CREATE INDEX change_feed_xid_idx ON public.change_feed USING btree (xid);
CREATE INDEX claim_bulk_created_by_idx ON public.claim_bulk USING btree (created_by);
CREATE INDEX claim_bulk_row_claim_idx ON public.claim_bulk_row USING btree (claim_id);
CREATE INDEX claim_bulk_row_position_idx ON public.claim_bulk_row USING btree (bulk_id, "position");
CREATE INDEX claim_category_newest_idx ON public.claim USING btree (category_id, type, created_at, id);
CREATE INDEX claim_change_claim_idx ON public.claim_change USING btree (claim_id, id);
CREATE INDEX claim_client_newest_idx ON public.claim USING btree (client_id, type, created_at, id);
CREATE INDEX claim_clock_due_descending_idx ON public.claim_clock USING btree (type, due_at DESC NULLS LAST, claim_id DESC);
CREATE INDEX claim_clock_due_idx ON public.claim_clock USING btree (type, due_at, claim_id);
CREATE INDEX claim_clock_paused_idx ON public.claim_clock USING btree (paused_since) WHERE (paused_since IS NOT NULL);
CREATE INDEX claim_comment_claim_idx ON public.claim_comment USING btree (claim_id, id);
CREATE INDEX claim_comment_count_idx ON public.claim USING btree (type, comment_count, id);
CREATE INDEX claim_created_by_idx ON public.claim USING btree (created_by);
CREATE INDEX claim_description_idx ON public.claim USING btree (type, public.plain_text("left"(description, 200)), id);
CREATE INDEX claim_id_idx ON public.claim USING btree (type, id);
CREATE INDEX claim_image_claim_idx ON public.claim_image USING btree (claim_id, id);
CREATE INDEX claim_item_category_idx ON public.claim_item USING btree (claim_category_id);
CREATE INDEX claim_item_newest_idx ON public.claim USING btree (item_id, type, created_at, id);
CREATE INDEX claim_last_message_descending_idx ON public.claim USING btree (type, last_message_at DESC NULLS LAST, id DESC);
CREATE INDEX claim_last_message_idx ON public.claim USING btree (type, last_message_at, id);
CREATE INDEX claim_location_detail_location_idx ON public.claim_location_detail USING btree (claim_location_id);
CREATE INDEX claim_location_detail_newest_idx ON public.claim USING btree (location_detail_id, type, created_at, id);
CREATE INDEX claim_location_newest_idx ON public.claim USING btree (location_id, type, created_at, id);
CREATE INDEX claim_newest_idx ON public.claim USING btree (type, created_at, id);
CREATE INDEX claim_news_at_idx ON public.claim_news USING btree (at);
CREATE INDEX claim_news_claim_idx ON public.claim_news USING btree (claim_id, id);
CREATE INDEX claim_note_claim_idx ON public.claim_note USING btree (claim_id, id);
CREATE INDEX claim_note_image_file_idx ON public.claim_note_image USING btree (file_id);
CREATE INDEX claim_note_image_note_idx ON public.claim_note_image USING btree (note_id, id);
CREATE INDEX claim_note_version_note_idx ON public.claim_note_version USING btree (note_id, id);
CREATE INDEX claim_pause_claim_idx ON public.claim_pause USING btree (claim_id, id);
CREATE UNIQUE INDEX claim_pause_open_key ON public.claim_pause USING btree (claim_id) WHERE (ended_at IS NULL);
CREATE INDEX claim_price_descending_idx ON public.claim USING btree (type, repair_price DESC NULLS LAST, id DESC);
CREATE INDEX claim_price_idx ON public.claim USING btree (type, repair_price, id);
CREATE INDEX claim_priority_id_idx ON public.claim USING btree (type, priority, id);
CREATE INDEX claim_priority_idx ON public.claim USING btree (type, priority, created_at, id);
CREATE INDEX claim_project_idx ON public.claim USING btree (project_id, type, created_at, id);
CREATE INDEX claim_read_unread_idx ON public.claim_read USING btree (account_id) WHERE is_unread;
CREATE INDEX claim_responsible_idx ON public.claim USING btree (COALESCE(responsible_id, 0), type, created_at, id);
CREATE INDEX claim_search_idx ON public.claim USING gin (search_text public.gin_trgm_ops);
CREATE INDEX claim_staff_search_idx ON public.claim USING gin (staff_search_text public.gin_trgm_ops);
CREATE INDEX claim_status_id_idx ON public.claim USING btree (type, status, id);
CREATE INDEX claim_status_idx ON public.claim USING btree (type, status, created_at, id);
CREATE INDEX claim_unit_newest_idx ON public.claim USING btree (unit_id, created_at, id);
CREATE INDEX claim_viewer_claim_idx ON public.claim_viewer USING btree (claim_id);
CREATE INDEX claim_waiting_descending_idx ON public.claim USING btree (type, waiting_since DESC NULLS LAST, id DESC);
CREATE INDEX claim_waiting_idx ON public.claim USING btree (type, waiting_since, id);
CREATE INDEX claim_warranty_state_idx ON public.claim_warranty USING btree (state, claim_id);
CREATE UNIQUE INDEX contract_active_key ON public.contract USING btree (unit_id) WHERE (end_date IS NULL);
CREATE INDEX contract_client_idx ON public.contract USING btree (client_id);
CREATE INDEX contract_unit_idx ON public.contract USING btree (unit_id, start_date);
CREATE UNIQUE INDEX contractor_cuit_key ON public.contractor USING btree (cuit);
CREATE INDEX contractor_project_project_idx ON public.contractor_project USING btree (project_id);
CREATE UNIQUE INDEX idempotency_key_key ON public.idempotency_key USING btree (account_id, operation, key);
CREATE INDEX import_row_job_idx ON public.import_row USING btree (job_id, row_number);
CREATE INDEX lease_contract_tenant_idx ON public.lease_contract USING btree (tenant_id);
CREATE INDEX lease_contract_unit_idx ON public.lease_contract USING btree (unit_id);
CREATE INDEX lease_request_contract_idx ON public.lease_request USING btree (contract_id);
CREATE INDEX lease_request_search_idx ON public.lease_request USING gin (search_text public.gin_trgm_ops);
CREATE UNIQUE INDEX manager_project_primary_key ON public.manager_project USING btree (manager_id) WHERE is_primary;
CREATE INDEX manager_project_project_idx ON public.manager_project USING btree (project_id);
CREATE INDEX outbox_mail_newest_idx ON public.outbox_mail USING btree (created_at DESC NULLS LAST, id DESC NULLS LAST);
CREATE UNIQUE INDEX outbox_mail_open_key ON public.outbox_mail USING btree (recipient, claim_id) WHERE is_open;
CREATE INDEX outbox_mail_pending_idx ON public.outbox_mail USING btree (id) WHERE (status = 'pending'::text);
CREATE INDEX password_token_account_idx ON public.password_token USING btree (account_id);
CREATE INDEX plan_project_idx ON public.plan USING btree (project_id);
CREATE INDEX plan_unit_idx ON public.plan USING btree (unit_id);
CREATE UNIQUE INDEX project_name_key ON public.project USING btree (public.plain_text(name));
CREATE INDEX project_search_idx ON public.project USING gin (search_text public.gin_trgm_ops);
CREATE UNIQUE INDEX saved_reply_name_key ON public.saved_reply USING btree (owner_id, lower(name));
CREATE UNIQUE INDEX saved_view_name_key ON public.saved_view USING btree (owner_id, list, lower(name));
CREATE INDEX session_account_idx ON public.session USING btree (account_id);
CREATE INDEX stored_file_unread_idx ON public.stored_file USING btree (id) WHERE ((read_at IS NULL) OR (sha256 IS NULL));
CREATE INDEX term_version_created_idx ON public.term_version USING btree (created_at, id);
CREATE UNIQUE INDEX unit_name_key ON public.unit USING btree (project_id, public.plain_text(name));
CREATE INDEX unit_search_idx ON public.unit USING gin (search_text public.gin_trgm_ops);
CREATE UNIQUE INDEX visit_open_key ON public.visit USING btree (work_id, project_id, COALESCE(unit_id, 0)) WHERE (status = ANY (ARRAY['proposed'::text, 'agreed'::text]));
CREATE INDEX visit_photo_file_idx ON public.visit_photo USING btree (file_id);
CREATE INDEX visit_photo_visit_idx ON public.visit_photo USING btree (visit_id);
CREATE INDEX visit_starts_idx ON public.visit USING btree (starts_at, id);
CREATE INDEX visit_status_idx ON public.visit USING btree (status, id);
CREATE INDEX visit_work_idx ON public.visit USING btree (work_id, id);
CREATE INDEX warranty_term_category_idx ON public.warranty_term USING btree (claim_category_id, claim_item_id);
CREATE INDEX work_asked_photo_image_idx ON public.work_asked_photo USING btree (image_id);
CREATE INDEX work_event_assigned_idx ON public.work_event USING btree (assigned_contractor_id);
CREATE INDEX work_event_visit_idx ON public.work_event USING btree (visit_id);
CREATE INDEX work_event_work_idx ON public.work_event USING btree (work_id, id);
CREATE INDEX work_order_assignee_idx ON public.work_order USING btree (assignee_id, created_at, id);
CREATE INDEX work_order_claim_claim_idx ON public.work_order_claim USING btree (claim_id);
CREATE INDEX work_order_contractor_idx ON public.work_order USING btree (contractor_id, created_at, id);
CREATE INDEX work_order_newest_idx ON public.work_order USING btree (created_at, id);
CREATE INDEX work_order_status_idx ON public.work_order USING btree (status, created_at, id);
CREATE INDEX work_photo_file_idx ON public.work_photo USING btree (file_id);
CREATE INDEX work_photo_work_idx ON public.work_photo USING btree (work_id, id);
CREATE UNIQUE INDEX working_day_before_key ON public.working_day USING btree (before_ms);
CREATE UNIQUE INDEX working_day_opens_key ON public.working_day USING btree (opens_at);
CREATE TRIGGER account_renamed AFTER UPDATE OF name, last_name, username, document, phone_number ON public.account FOR EACH ROW WHEN ((((((old.name IS DISTINCT FROM new.name) OR (old.last_name IS DISTINCT FROM new.last_name)) OR (old.username IS DISTINCT FROM new.username)) OR (old.document IS DISTINCT FROM new.document)) OR (old.phone_number IS DISTINCT FROM new.phone_number))) EXECUTE FUNCTION public.on_account_renamed();
CREATE TRIGGER account_search BEFORE INSERT OR UPDATE OF name, last_name, document, username, address, phone_number ON public.account FOR EACH ROW EXECUTE FUNCTION public.write_account_search();
CREATE TRIGGER assigned BEFORE INSERT ON public.work_event FOR EACH ROW EXECUTE FUNCTION public.assign_work_event();
CREATE TRIGGER change_feed_grew AFTER INSERT ON public.change_feed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_change_feed();
CREATE TRIGGER claim_category_renamed AFTER UPDATE OF label ON public.claim_category FOR EACH ROW EXECUTE FUNCTION public.on_lookup_renamed();
CREATE TRIGGER claim_changes_added AFTER INSERT ON public.claim_change REFERENCING NEW TABLE AS changes FOR EACH STATEMENT EXECUTE FUNCTION public.on_changes_added();
CREATE TRIGGER claim_comments_added AFTER INSERT ON public.claim_comment REFERENCING NEW TABLE AS comments FOR EACH STATEMENT EXECUTE FUNCTION public.on_comments_added();
CREATE TRIGGER claim_item_renamed AFTER UPDATE OF label ON public.claim_item FOR EACH ROW EXECUTE FUNCTION public.on_lookup_renamed();
CREATE TRIGGER claim_list_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.account FOR EACH STATEMENT EXECUTE FUNCTION public.tell_claim_list_change();
CREATE TRIGGER claim_list_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.claim FOR EACH STATEMENT EXECUTE FUNCTION public.tell_claim_list_change();
CREATE TRIGGER claim_list_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.claim_category FOR EACH STATEMENT EXECUTE FUNCTION public.tell_claim_list_change();
CREATE TRIGGER claim_list_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.claim_change FOR EACH STATEMENT EXECUTE FUNCTION public.tell_claim_list_change();
CREATE TRIGGER claim_list_changed AFTER INSERT OR DELETE OR UPDATE ON public.claim_clock FOR EACH STATEMENT EXECUTE FUNCTION public.tell_claim_list_change();
CREATE TRIGGER claim_list_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.claim_image FOR EACH STATEMENT EXECUTE FUNCTION public.tell_claim_list_change();
CREATE TRIGGER claim_list_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.claim_item FOR EACH STATEMENT EXECUTE FUNCTION public.tell_claim_list_change();
CREATE TRIGGER claim_list_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.claim_location FOR EACH STATEMENT EXECUTE FUNCTION public.tell_claim_list_change();
CREATE TRIGGER claim_list_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.claim_location_detail FOR EACH STATEMENT EXECUTE FUNCTION public.tell_claim_list_change();
CREATE TRIGGER claim_list_changed AFTER INSERT OR DELETE ON public.claim_news FOR EACH STATEMENT EXECUTE FUNCTION public.tell_claim_list_change();
CREATE TRIGGER claim_list_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.claim_warranty FOR EACH STATEMENT EXECUTE FUNCTION public.tell_claim_list_change();
CREATE TRIGGER claim_list_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.contract FOR EACH STATEMENT EXECUTE FUNCTION public.tell_claim_list_change();
CREATE TRIGGER claim_list_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.manager_project FOR EACH STATEMENT EXECUTE FUNCTION public.tell_claim_list_change();
CREATE TRIGGER claim_list_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.project FOR EACH STATEMENT EXECUTE FUNCTION public.tell_claim_list_change();
CREATE TRIGGER claim_list_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.stored_file FOR EACH STATEMENT EXECUTE FUNCTION public.tell_claim_list_change();
CREATE TRIGGER claim_list_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.unit FOR EACH STATEMENT EXECUTE FUNCTION public.tell_claim_list_change();
CREATE TRIGGER claim_list_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.warranty_term FOR EACH STATEMENT EXECUTE FUNCTION public.tell_claim_list_change();
CREATE TRIGGER claim_location_detail_renamed AFTER UPDATE OF label ON public.claim_location_detail FOR EACH ROW EXECUTE FUNCTION public.on_lookup_renamed();
CREATE TRIGGER claim_location_renamed AFTER UPDATE OF label ON public.claim_location FOR EACH ROW EXECUTE FUNCTION public.on_lookup_renamed();
CREATE TRIGGER claim_raised BEFORE INSERT ON public.claim FOR EACH ROW EXECUTE FUNCTION public.on_claim_raised();
CREATE TRIGGER claim_responsible BEFORE INSERT ON public.claim FOR EACH ROW WHEN ((new.responsible_id IS NULL)) EXECUTE FUNCTION public.on_claim_without_responsible();
CREATE TRIGGER claim_search BEFORE INSERT OR UPDATE OF description, status, priority, repair_price, created_at, created_by, project_id, unit_id, client_id, location_id, location_detail_id, category_id, item_id, reason, contact_name, contact_phone, search_text ON public.claim FOR EACH ROW EXECUTE FUNCTION public.write_claim_search();
CREATE TRIGGER claim_warranty_added AFTER INSERT ON public.claim REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.on_warranty_claims_added();
CREATE TRIGGER claim_warranty_changed AFTER UPDATE OF category_id, item_id, unit_id, created_at ON public.claim FOR EACH ROW WHEN (((((old.category_id IS DISTINCT FROM new.category_id) OR (old.item_id IS DISTINCT FROM new.item_id)) OR (old.unit_id IS DISTINCT FROM new.unit_id)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION public.on_warranty_claim_changed();
CREATE TRIGGER clock_changed AFTER UPDATE ON public.claim REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.clock_claims();
CREATE TRIGGER clock_created AFTER INSERT ON public.claim REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.clock_claims();
CREATE TRIGGER clock_message AFTER INSERT ON public.claim_comment REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.clock_comments();
CREATE TRIGGER clock_moved AFTER INSERT ON public.claim_change REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.clock_changes();
CREATE TRIGGER clock_paused AFTER INSERT ON public.claim_pause REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.clock_pauses();
CREATE TRIGGER clock_resumed AFTER UPDATE ON public.claim_pause REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.clock_pauses();
CREATE TRIGGER clock_undone AFTER UPDATE ON public.claim_change REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.clock_changes();
CREATE TRIGGER contract_added AFTER INSERT ON public.contract REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.on_contract_changed();
CREATE TRIGGER contract_changed AFTER UPDATE ON public.contract REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.on_contract_changed();
CREATE TRIGGER contract_handover_added AFTER INSERT ON public.contract REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.on_handover_changed();
CREATE TRIGGER contract_handover_changed AFTER UPDATE ON public.contract REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.on_handover_changed();
CREATE TRIGGER contract_handover_removed AFTER DELETE ON public.contract REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.on_handover_changed();
CREATE TRIGGER fed_added AFTER INSERT ON public.access_link REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_work_parts();
CREATE TRIGGER fed_added AFTER INSERT ON public.account REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_accounts();
CREATE TRIGGER fed_added AFTER INSERT ON public.claim REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_claims();
CREATE TRIGGER fed_added AFTER INSERT ON public.claim_comment REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_claim_parts('message');
CREATE TRIGGER fed_added AFTER INSERT ON public.claim_image REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_claim_parts('photo');
CREATE TRIGGER fed_added AFTER INSERT ON public.claim_note REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_claim_parts('internal');
CREATE TRIGGER fed_added AFTER INSERT ON public.claim_pause REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_claim_parts('facts');
CREATE TRIGGER fed_added AFTER INSERT ON public.claim_read REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_readings();
CREATE TRIGGER fed_added AFTER INSERT ON public.contract REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_ownerships();
CREATE TRIGGER fed_added AFTER INSERT ON public.contractor REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_records('contractor');
CREATE TRIGGER fed_added AFTER INSERT ON public.import_job REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_records('import');
CREATE TRIGGER fed_added AFTER INSERT ON public.lease_contract REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_leases();
CREATE TRIGGER fed_added AFTER INSERT ON public.lease_request REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_records('leaseRequest');
CREATE TRIGGER fed_added AFTER INSERT ON public.manager_project REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_attendance();
CREATE TRIGGER fed_added AFTER INSERT ON public.plan REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_plans();
CREATE TRIGGER fed_added AFTER INSERT ON public.project REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_records('project');
CREATE TRIGGER fed_added AFTER INSERT ON public.unit REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_records('unit');
CREATE TRIGGER fed_added AFTER INSERT ON public.visit REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_visits();
CREATE TRIGGER fed_added AFTER INSERT ON public.work_event REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_work_parts();
CREATE TRIGGER fed_added AFTER INSERT ON public.work_order REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_records('work');
CREATE TRIGGER fed_added AFTER INSERT ON public.work_photo REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_work_parts();
CREATE TRIGGER fed_changed AFTER UPDATE ON public.access_link REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_work_parts();
CREATE TRIGGER fed_changed AFTER UPDATE ON public.account REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_accounts();
CREATE TRIGGER fed_changed AFTER UPDATE ON public.claim REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_claims();
CREATE TRIGGER fed_changed AFTER UPDATE ON public.claim_bulk_row REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_orders();
CREATE TRIGGER fed_changed AFTER UPDATE ON public.claim_comment REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_claim_parts('message');
CREATE TRIGGER fed_changed AFTER UPDATE ON public.claim_image REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_claim_parts('photo');
CREATE TRIGGER fed_changed AFTER UPDATE ON public.claim_note REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_claim_parts('internal');
CREATE TRIGGER fed_changed AFTER UPDATE ON public.claim_pause REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_claim_parts('facts');
CREATE TRIGGER fed_changed AFTER UPDATE ON public.claim_read REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_readings();
CREATE TRIGGER fed_changed AFTER UPDATE ON public.contract REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_ownerships();
CREATE TRIGGER fed_changed AFTER UPDATE ON public.contractor REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_records('contractor');
CREATE TRIGGER fed_changed AFTER UPDATE ON public.import_job REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_records('import');
CREATE TRIGGER fed_changed AFTER UPDATE ON public.lease_contract REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_leases();
CREATE TRIGGER fed_changed AFTER UPDATE ON public.lease_request REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_records('leaseRequest');
CREATE TRIGGER fed_changed AFTER UPDATE ON public.manager_project REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_attendance();
CREATE TRIGGER fed_changed AFTER UPDATE ON public.plan REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_plans();
CREATE TRIGGER fed_changed AFTER UPDATE ON public.project REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_records('project');
CREATE TRIGGER fed_changed AFTER UPDATE ON public.unit REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_records('unit');
CREATE TRIGGER fed_changed AFTER UPDATE ON public.visit REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_visits();
CREATE TRIGGER fed_changed AFTER UPDATE ON public.work_order REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_records('work');
CREATE TRIGGER fed_changed_from AFTER UPDATE ON public.claim_comment REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_claim_parts('message');
CREATE TRIGGER fed_changed_from AFTER UPDATE ON public.claim_image REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_claim_parts('photo');
CREATE TRIGGER fed_changed_from AFTER UPDATE ON public.claim_note REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_claim_parts('internal');
CREATE TRIGGER fed_changed_from AFTER UPDATE ON public.contract REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_ownerships();
CREATE TRIGGER fed_changed_from AFTER UPDATE ON public.lease_contract REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_leases();
CREATE TRIGGER fed_changed_from AFTER UPDATE ON public.manager_project REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_attendance();
CREATE TRIGGER fed_changed_from AFTER UPDATE ON public.plan REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_plans();
CREATE TRIGGER fed_changed_from AFTER UPDATE ON public.visit REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_visits();
CREATE TRIGGER fed_consortium AFTER UPDATE ON public.project REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_consortiums();
CREATE TRIGGER fed_removed AFTER DELETE ON public.claim_comment REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_claim_parts('message');
CREATE TRIGGER fed_removed AFTER DELETE ON public.claim_image REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_claim_parts('photo');
CREATE TRIGGER fed_removed AFTER DELETE ON public.claim_note REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_claim_parts('internal');
CREATE TRIGGER fed_removed AFTER DELETE ON public.contract REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_ownerships();
CREATE TRIGGER fed_removed AFTER DELETE ON public.lease_contract REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_leases();
CREATE TRIGGER fed_removed AFTER DELETE ON public.manager_project REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_attendance();
CREATE TRIGGER fed_removed AFTER DELETE ON public.plan REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.feed_plans();
CREATE TRIGGER lease_request_search BEFORE INSERT OR UPDATE OF tenant_name, tenant_last_name, tenant_document, tenant_email, tenant_phone_number, status, contract_id, search_text ON public.lease_request FOR EACH ROW EXECUTE FUNCTION public.write_lease_request_search();
CREATE TRIGGER news_changed AFTER INSERT ON public.claim_change REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.note_claim_changes();
CREATE TRIGGER news_created AFTER INSERT ON public.claim REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.note_created_claims();
CREATE TRIGGER news_message AFTER INSERT ON public.claim_comment REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.note_claim_news('message');
CREATE TRIGGER news_note AFTER INSERT ON public.claim_note REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.note_claim_news('note');
CREATE TRIGGER news_photo AFTER INSERT ON public.claim_image REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.note_claim_news('photo');
CREATE TRIGGER news_undone AFTER UPDATE ON public.claim_change REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.forget_undone_changes();
CREATE TRIGGER project_renamed AFTER UPDATE OF name ON public.project FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION public.on_project_renamed();
CREATE TRIGGER project_search BEFORE INSERT OR UPDATE OF name, description, address ON public.project FOR EACH ROW EXECUTE FUNCTION public.write_project_search();
CREATE TRIGGER session_demand_changed AFTER INSERT OR UPDATE ON public.security_settings FOR EACH STATEMENT EXECUTE FUNCTION public.tell_session_change();
CREATE TRIGGER session_ended AFTER DELETE ON public.session FOR EACH STATEMENT EXECUTE FUNCTION public.tell_session_change();
CREATE TRIGGER session_factor_changed AFTER UPDATE OF totp_enabled_at ON public.account FOR EACH STATEMENT EXECUTE FUNCTION public.tell_session_change();
CREATE TRIGGER session_holder_changed AFTER UPDATE OF active, type, username, name, last_name ON public.account FOR EACH STATEMENT EXECUTE FUNCTION public.tell_session_change();
CREATE TRIGGER session_shortened AFTER UPDATE OF expires_at ON public.session FOR EACH ROW WHEN ((new.expires_at < old.expires_at)) EXECUTE FUNCTION public.tell_session_change();
CREATE TRIGGER unit_delivery_changed AFTER UPDATE OF delivered_on ON public.unit FOR EACH ROW WHEN ((old.delivered_on IS DISTINCT FROM new.delivered_on)) EXECUTE FUNCTION public.on_delivery_changed();
CREATE TRIGGER unit_renamed AFTER UPDATE OF name, project_id ON public.unit FOR EACH ROW WHEN (((old.name IS DISTINCT FROM new.name) OR (old.project_id IS DISTINCT FROM new.project_id))) EXECUTE FUNCTION public.on_unit_renamed();
CREATE TRIGGER unit_search BEFORE INSERT OR UPDATE OF name, project_id, search_text ON public.unit FOR EACH ROW EXECUTE FUNCTION public.write_unit_search();
CREATE TRIGGER warranty_term_added AFTER INSERT ON public.warranty_term REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.on_warranty_term_changed();
CREATE TRIGGER warranty_term_changed AFTER UPDATE ON public.warranty_term REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.on_warranty_term_changed();
CREATE TRIGGER warranty_term_removed AFTER DELETE ON public.warranty_term REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.on_warranty_term_changed();
ALTER TABLE ONLY public.access_link
    ADD CONSTRAINT access_link_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.access_link
    ADD CONSTRAINT access_link_contractor_id_contractor_id_fk FOREIGN KEY (contractor_id) REFERENCES public.contractor(id);
ALTER TABLE ONLY public.access_link
    ADD CONSTRAINT access_link_created_by_account_id_fk FOREIGN KEY (created_by) REFERENCES public.account(id);
ALTER TABLE ONLY public.access_link
    ADD CONSTRAINT access_link_mailed_contractor_id_contractor_id_fk FOREIGN KEY (mailed_contractor_id) REFERENCES public.contractor(id);
ALTER TABLE ONLY public.access_link
    ADD CONSTRAINT access_link_visit_id_visit_id_fk FOREIGN KEY (visit_id) REFERENCES public.visit(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.access_link
    ADD CONSTRAINT access_link_work_id_work_order_id_fk FOREIGN KEY (work_id) REFERENCES public.work_order(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_type_user_type_code_fk FOREIGN KEY (type) REFERENCES public.user_type(code);
ALTER TABLE ONLY public.account_visit
    ADD CONSTRAINT account_visit_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.claim_bulk
    ADD CONSTRAINT claim_bulk_created_by_account_id_fk FOREIGN KEY (created_by) REFERENCES public.account(id);
ALTER TABLE ONLY public.claim_bulk
    ADD CONSTRAINT claim_bulk_responsible_id_account_id_fk FOREIGN KEY (responsible_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.claim_bulk_row
    ADD CONSTRAINT claim_bulk_row_bulk_id_claim_bulk_id_fk FOREIGN KEY (bulk_id) REFERENCES public.claim_bulk(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.claim_bulk_row
    ADD CONSTRAINT claim_bulk_row_claim_id_claim_id_fk FOREIGN KEY (claim_id) REFERENCES public.claim(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.claim_bulk
    ADD CONSTRAINT claim_bulk_undoes_claim_bulk_id_fk FOREIGN KEY (undoes) REFERENCES public.claim_bulk(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.claim
    ADD CONSTRAINT claim_category_id_claim_category_id_fk FOREIGN KEY (category_id) REFERENCES public.claim_category(id);
ALTER TABLE ONLY public.claim_change
    ADD CONSTRAINT claim_change_claim_id_claim_id_fk FOREIGN KEY (claim_id) REFERENCES public.claim(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.claim_change
    ADD CONSTRAINT claim_change_created_by_account_id_fk FOREIGN KEY (created_by) REFERENCES public.account(id);
ALTER TABLE ONLY public.claim
    ADD CONSTRAINT claim_client_id_account_id_fk FOREIGN KEY (client_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.claim_clock
    ADD CONSTRAINT claim_clock_claim_id_claim_id_fk FOREIGN KEY (claim_id) REFERENCES public.claim(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.claim_comment
    ADD CONSTRAINT claim_comment_claim_id_claim_id_fk FOREIGN KEY (claim_id) REFERENCES public.claim(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.claim_comment
    ADD CONSTRAINT claim_comment_created_by_account_id_fk FOREIGN KEY (created_by) REFERENCES public.account(id);
ALTER TABLE ONLY public.claim
    ADD CONSTRAINT claim_contract_id_contract_id_fk FOREIGN KEY (contract_id) REFERENCES public.contract(id);
ALTER TABLE ONLY public.claim
    ADD CONSTRAINT claim_created_by_account_id_fk FOREIGN KEY (created_by) REFERENCES public.account(id);
ALTER TABLE ONLY public.claim_image
    ADD CONSTRAINT claim_image_claim_id_claim_id_fk FOREIGN KEY (claim_id) REFERENCES public.claim(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.claim_image
    ADD CONSTRAINT claim_image_comment_id_claim_comment_id_fk FOREIGN KEY (comment_id) REFERENCES public.claim_comment(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.claim_image
    ADD CONSTRAINT claim_image_created_by_account_id_fk FOREIGN KEY (created_by) REFERENCES public.account(id);
ALTER TABLE ONLY public.claim_image
    ADD CONSTRAINT claim_image_file_id_stored_file_id_fk FOREIGN KEY (file_id) REFERENCES public.stored_file(id);
ALTER TABLE ONLY public.claim_item
    ADD CONSTRAINT claim_item_claim_category_id_claim_category_id_fk FOREIGN KEY (claim_category_id) REFERENCES public.claim_category(id);
ALTER TABLE ONLY public.claim
    ADD CONSTRAINT claim_item_id_claim_item_id_fk FOREIGN KEY (item_id) REFERENCES public.claim_item(id);
ALTER TABLE ONLY public.claim
    ADD CONSTRAINT claim_last_message_by_account_id_fk FOREIGN KEY (last_message_by) REFERENCES public.account(id);
ALTER TABLE ONLY public.claim_location_detail
    ADD CONSTRAINT claim_location_detail_claim_location_id_claim_location_id_fk FOREIGN KEY (claim_location_id) REFERENCES public.claim_location(id);
ALTER TABLE ONLY public.claim
    ADD CONSTRAINT claim_location_detail_id_claim_location_detail_id_fk FOREIGN KEY (location_detail_id) REFERENCES public.claim_location_detail(id);
ALTER TABLE ONLY public.claim
    ADD CONSTRAINT claim_location_id_claim_location_id_fk FOREIGN KEY (location_id) REFERENCES public.claim_location(id);
ALTER TABLE ONLY public.claim_news
    ADD CONSTRAINT claim_news_actor_id_account_id_fk FOREIGN KEY (actor_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.claim_news
    ADD CONSTRAINT claim_news_claim_id_claim_id_fk FOREIGN KEY (claim_id) REFERENCES public.claim(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.claim_note
    ADD CONSTRAINT claim_note_claim_id_claim_id_fk FOREIGN KEY (claim_id) REFERENCES public.claim(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.claim_note
    ADD CONSTRAINT claim_note_created_by_account_id_fk FOREIGN KEY (created_by) REFERENCES public.account(id);
ALTER TABLE ONLY public.claim_note_image
    ADD CONSTRAINT claim_note_image_file_id_stored_file_id_fk FOREIGN KEY (file_id) REFERENCES public.stored_file(id);
ALTER TABLE ONLY public.claim_note_image
    ADD CONSTRAINT claim_note_image_note_id_claim_note_id_fk FOREIGN KEY (note_id) REFERENCES public.claim_note(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.claim_note_mention
    ADD CONSTRAINT claim_note_mention_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.claim_note_mention
    ADD CONSTRAINT claim_note_mention_note_id_claim_note_id_fk FOREIGN KEY (note_id) REFERENCES public.claim_note(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.claim_note_version
    ADD CONSTRAINT claim_note_version_note_id_claim_note_id_fk FOREIGN KEY (note_id) REFERENCES public.claim_note(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.claim
    ADD CONSTRAINT claim_owner_id_account_id_fk FOREIGN KEY (owner_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.claim_pause
    ADD CONSTRAINT claim_pause_claim_id_claim_id_fk FOREIGN KEY (claim_id) REFERENCES public.claim(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.claim_pause
    ADD CONSTRAINT claim_pause_comment_id_claim_comment_id_fk FOREIGN KEY (comment_id) REFERENCES public.claim_comment(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.claim_pause
    ADD CONSTRAINT claim_pause_started_by_account_id_fk FOREIGN KEY (started_by) REFERENCES public.account(id);
ALTER TABLE ONLY public.claim
    ADD CONSTRAINT claim_priority_claim_priority_code_fk FOREIGN KEY (priority) REFERENCES public.claim_priority(code);
ALTER TABLE ONLY public.claim
    ADD CONSTRAINT claim_project_id_project_id_fk FOREIGN KEY (project_id) REFERENCES public.project(id);
ALTER TABLE ONLY public.claim_read
    ADD CONSTRAINT claim_read_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.claim_read
    ADD CONSTRAINT claim_read_claim_id_claim_id_fk FOREIGN KEY (claim_id) REFERENCES public.claim(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.claim
    ADD CONSTRAINT claim_responsible_id_account_id_fk FOREIGN KEY (responsible_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.claim
    ADD CONSTRAINT claim_status_claim_status_code_fk FOREIGN KEY (status) REFERENCES public.claim_status(code);
ALTER TABLE ONLY public.claim
    ADD CONSTRAINT claim_tenant_id_account_id_fk FOREIGN KEY (tenant_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.claim
    ADD CONSTRAINT claim_unit_id_unit_id_fk FOREIGN KEY (unit_id) REFERENCES public.unit(id);
ALTER TABLE ONLY public.claim_viewer
    ADD CONSTRAINT claim_viewer_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.claim_viewer
    ADD CONSTRAINT claim_viewer_claim_id_claim_id_fk FOREIGN KEY (claim_id) REFERENCES public.claim(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.claim_warranty
    ADD CONSTRAINT claim_warranty_claim_id_claim_id_fk FOREIGN KEY (claim_id) REFERENCES public.claim(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.company
    ADD CONSTRAINT company_logo_file_id_stored_file_id_fk FOREIGN KEY (logo_file_id) REFERENCES public.stored_file(id);
ALTER TABLE ONLY public.contract
    ADD CONSTRAINT contract_client_id_account_id_fk FOREIGN KEY (client_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.contract
    ADD CONSTRAINT contract_unit_id_unit_id_fk FOREIGN KEY (unit_id) REFERENCES public.unit(id);
ALTER TABLE ONLY public.contractor_category
    ADD CONSTRAINT contractor_category_category_id_claim_category_id_fk FOREIGN KEY (category_id) REFERENCES public.claim_category(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contractor_category
    ADD CONSTRAINT contractor_category_contractor_id_contractor_id_fk FOREIGN KEY (contractor_id) REFERENCES public.contractor(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contractor_project
    ADD CONSTRAINT contractor_project_contractor_id_contractor_id_fk FOREIGN KEY (contractor_id) REFERENCES public.contractor(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contractor_project
    ADD CONSTRAINT contractor_project_project_id_project_id_fk FOREIGN KEY (project_id) REFERENCES public.project(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.idempotency_key
    ADD CONSTRAINT idempotency_key_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.import_job
    ADD CONSTRAINT import_job_created_by_account_id_fk FOREIGN KEY (created_by) REFERENCES public.account(id);
ALTER TABLE ONLY public.import_mapping
    ADD CONSTRAINT import_mapping_updated_by_account_id_fk FOREIGN KEY (updated_by) REFERENCES public.account(id);
ALTER TABLE ONLY public.import_row
    ADD CONSTRAINT import_row_job_id_import_job_id_fk FOREIGN KEY (job_id) REFERENCES public.import_job(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.import_upload
    ADD CONSTRAINT import_upload_job_id_import_job_id_fk FOREIGN KEY (job_id) REFERENCES public.import_job(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lease_contract
    ADD CONSTRAINT lease_contract_contract_id_contract_id_fk FOREIGN KEY (contract_id) REFERENCES public.contract(id);
ALTER TABLE ONLY public.lease_contract
    ADD CONSTRAINT lease_contract_request_id_lease_request_id_fk FOREIGN KEY (request_id) REFERENCES public.lease_request(id);
ALTER TABLE ONLY public.lease_contract
    ADD CONSTRAINT lease_contract_tenant_id_account_id_fk FOREIGN KEY (tenant_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.lease_contract
    ADD CONSTRAINT lease_contract_unit_id_unit_id_fk FOREIGN KEY (unit_id) REFERENCES public.unit(id);
ALTER TABLE ONLY public.lease_request
    ADD CONSTRAINT lease_request_contract_id_contract_id_fk FOREIGN KEY (contract_id) REFERENCES public.contract(id);
ALTER TABLE ONLY public.lease_request
    ADD CONSTRAINT lease_request_created_by_account_id_fk FOREIGN KEY (created_by) REFERENCES public.account(id);
ALTER TABLE ONLY public.lease_request
    ADD CONSTRAINT lease_request_status_lease_status_code_fk FOREIGN KEY (status) REFERENCES public.lease_status(code);
ALTER TABLE ONLY public.link_command
    ADD CONSTRAINT link_command_link_id_access_link_id_fk FOREIGN KEY (link_id) REFERENCES public.access_link(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.manager_project
    ADD CONSTRAINT manager_project_manager_id_account_id_fk FOREIGN KEY (manager_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.manager_project
    ADD CONSTRAINT manager_project_project_id_project_id_fk FOREIGN KEY (project_id) REFERENCES public.project(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.outbox_mail
    ADD CONSTRAINT outbox_mail_claim_id_claim_id_fk FOREIGN KEY (claim_id) REFERENCES public.claim(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.password_token
    ADD CONSTRAINT password_token_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.person_preference
    ADD CONSTRAINT person_preference_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.plan
    ADD CONSTRAINT plan_created_by_account_id_fk FOREIGN KEY (created_by) REFERENCES public.account(id);
ALTER TABLE ONLY public.plan
    ADD CONSTRAINT plan_file_id_stored_file_id_fk FOREIGN KEY (file_id) REFERENCES public.stored_file(id);
ALTER TABLE ONLY public.plan
    ADD CONSTRAINT plan_project_id_project_id_fk FOREIGN KEY (project_id) REFERENCES public.project(id);
ALTER TABLE ONLY public.plan
    ADD CONSTRAINT plan_unit_id_unit_id_fk FOREIGN KEY (unit_id) REFERENCES public.unit(id);
ALTER TABLE ONLY public.project
    ADD CONSTRAINT project_consortium_id_account_id_fk FOREIGN KEY (consortium_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.saved_reply
    ADD CONSTRAINT saved_reply_owner_id_account_id_fk FOREIGN KEY (owner_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.saved_view
    ADD CONSTRAINT saved_view_owner_id_account_id_fk FOREIGN KEY (owner_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.term_rule
    ADD CONSTRAINT term_rule_category_id_claim_category_id_fk FOREIGN KEY (category_id) REFERENCES public.claim_category(id);
ALTER TABLE ONLY public.term_rule
    ADD CONSTRAINT term_rule_priority_claim_priority_code_fk FOREIGN KEY (priority) REFERENCES public.claim_priority(code);
ALTER TABLE ONLY public.term_rule
    ADD CONSTRAINT term_rule_project_id_project_id_fk FOREIGN KEY (project_id) REFERENCES public.project(id);
ALTER TABLE ONLY public.term_rule
    ADD CONSTRAINT term_rule_version_id_term_version_id_fk FOREIGN KEY (version_id) REFERENCES public.term_version(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.term_version
    ADD CONSTRAINT term_version_created_by_account_id_fk FOREIGN KEY (created_by) REFERENCES public.account(id);
ALTER TABLE ONLY public.unit
    ADD CONSTRAINT unit_project_id_project_id_fk FOREIGN KEY (project_id) REFERENCES public.project(id);
ALTER TABLE ONLY public.unit
    ADD CONSTRAINT unit_unit_type_id_unit_type_id_fk FOREIGN KEY (unit_type_id) REFERENCES public.unit_type(id);
ALTER TABLE ONLY public.visit
    ADD CONSTRAINT visit_assignee_id_account_id_fk FOREIGN KEY (assignee_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.visit
    ADD CONSTRAINT visit_contractor_id_contractor_id_fk FOREIGN KEY (contractor_id) REFERENCES public.contractor(id);
ALTER TABLE ONLY public.visit_photo
    ADD CONSTRAINT visit_photo_file_id_stored_file_id_fk FOREIGN KEY (file_id) REFERENCES public.stored_file(id);
ALTER TABLE ONLY public.visit_photo
    ADD CONSTRAINT visit_photo_visit_id_visit_id_fk FOREIGN KEY (visit_id) REFERENCES public.visit(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.visit
    ADD CONSTRAINT visit_project_id_project_id_fk FOREIGN KEY (project_id) REFERENCES public.project(id);
ALTER TABLE ONLY public.visit
    ADD CONSTRAINT visit_unit_id_unit_id_fk FOREIGN KEY (unit_id) REFERENCES public.unit(id);
ALTER TABLE ONLY public.visit_window
    ADD CONSTRAINT visit_window_visit_id_visit_id_fk FOREIGN KEY (visit_id) REFERENCES public.visit(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.visit
    ADD CONSTRAINT visit_work_id_work_order_id_fk FOREIGN KEY (work_id) REFERENCES public.work_order(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.warranty_term
    ADD CONSTRAINT warranty_term_claim_category_id_claim_category_id_fk FOREIGN KEY (claim_category_id) REFERENCES public.claim_category(id);
ALTER TABLE ONLY public.warranty_term
    ADD CONSTRAINT warranty_term_claim_item_id_claim_item_id_fk FOREIGN KEY (claim_item_id) REFERENCES public.claim_item(id);
ALTER TABLE ONLY public.work_asked_photo
    ADD CONSTRAINT work_asked_photo_image_id_claim_image_id_fk FOREIGN KEY (image_id) REFERENCES public.claim_image(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.work_asked_photo
    ADD CONSTRAINT work_asked_photo_work_id_work_order_id_fk FOREIGN KEY (work_id) REFERENCES public.work_order(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.work_event
    ADD CONSTRAINT work_event_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.work_event
    ADD CONSTRAINT work_event_assigned_contractor_id_contractor_id_fk FOREIGN KEY (assigned_contractor_id) REFERENCES public.contractor(id);
ALTER TABLE ONLY public.work_event
    ADD CONSTRAINT work_event_contractor_id_contractor_id_fk FOREIGN KEY (contractor_id) REFERENCES public.contractor(id);
ALTER TABLE ONLY public.work_event
    ADD CONSTRAINT work_event_visit_id_visit_id_fk FOREIGN KEY (visit_id) REFERENCES public.visit(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.work_event
    ADD CONSTRAINT work_event_work_id_work_order_id_fk FOREIGN KEY (work_id) REFERENCES public.work_order(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.work_order
    ADD CONSTRAINT work_order_assignee_id_account_id_fk FOREIGN KEY (assignee_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.work_order_claim
    ADD CONSTRAINT work_order_claim_claim_id_claim_id_fk FOREIGN KEY (claim_id) REFERENCES public.claim(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.work_order_claim
    ADD CONSTRAINT work_order_claim_work_id_work_order_id_fk FOREIGN KEY (work_id) REFERENCES public.work_order(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.work_order
    ADD CONSTRAINT work_order_contractor_id_contractor_id_fk FOREIGN KEY (contractor_id) REFERENCES public.contractor(id);
ALTER TABLE ONLY public.work_order
    ADD CONSTRAINT work_order_created_by_account_id_fk FOREIGN KEY (created_by) REFERENCES public.account(id);
ALTER TABLE ONLY public.work_photo
    ADD CONSTRAINT work_photo_file_id_stored_file_id_fk FOREIGN KEY (file_id) REFERENCES public.stored_file(id);
ALTER TABLE ONLY public.work_photo
    ADD CONSTRAINT work_photo_work_id_work_order_id_fk FOREIGN KEY (work_id) REFERENCES public.work_order(id) ON DELETE CASCADE;
