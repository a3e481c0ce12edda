-- The rows of the warranty table that stood at a delivery, of a project and of the company: of each row the last version that
-- is for that delivery, unless it was removed.
CREATE OR REPLACE FUNCTION warranty_table_at(project integer, delivered date) RETURNS TABLE (
  id integer, term_id integer, project_id integer, claim_category_id integer, claim_item_id integer, place text, item text,
  months integer, covers text, excludes text, manual text, table_of date
) LANGUAGE sql STABLE AS $$
  SELECT v.id, v.term_id, v.project_id, v.claim_category_id, v.claim_item_id, v.place, v.item, v.months, v.covers, v.excludes, v.manual,
    (v.created_at AT TIME ZONE 'America/Argentina/Buenos_Aires')::date
  FROM (
    SELECT DISTINCT ON (w.term_id) * FROM warranty_version w
    WHERE w.counts_from IS NULL OR w.counts_from <= delivered ORDER BY w.term_id, w.id DESC
  ) v
  WHERE v.months IS NOT NULL AND (v.project_id IS NULL OR v.project_id = project)
$$;

-- The version of the term that holds for an item of a unit, or for a place of the common parts (no category). A project's
-- table comes before the company's; in each, a term of the item or place before one of the trade or of all common parts.
CREATE OR REPLACE FUNCTION warranty_term_at(project integer, delivered date, category integer, item_of_claim integer, place_of_claim text)
RETURNS TABLE (id integer, months integer, table_of date) LANGUAGE sql STABLE AS $$
  SELECT t.id, t.months, t.table_of
  FROM warranty_table_at(project, delivered) t
  WHERE CASE
      WHEN category IS NULL THEN t.claim_category_id IS NULL AND (t.place IS NULL OR t.place = place_of_claim)
      ELSE t.claim_item_id = item_of_claim OR (t.claim_item_id IS NULL AND t.claim_category_id = category)
    END
  ORDER BY t.project_id IS NULL, t.claim_item_id IS NULL AND t.place IS NULL, t.term_id
  LIMIT 1
$$;

-- Writes the warranty of some claims that nobody has decided about, and what changed to their history. It runs from the unit's
-- day of delivery or, if that is unknown, from its first ownership: a sale does not renew it. For common parts it runs from
-- the building's delivery. Writes only what has changed.
CREATE OR REPLACE FUNCTION refresh_claim_warranty(claims integer[]) RETURNS void LANGUAGE sql AS $$
  WITH kept AS (
    SELECT claim_id, expires_on FROM claim_warranty WHERE claim_id = ANY(claims)
  ), written AS (
    INSERT INTO claim_warranty AS kept (claim_id, months, expires_on, state, version_id, table_of)
    SELECT c.id, term.months, term.expires_on, CASE
        WHEN term.months IS NULL THEN 'none'
        WHEN (c.created_at AT TIME ZONE 'America/Argentina/Buenos_Aires')::date <= term.expires_on THEN 'covered'
        ELSE 'expired'
      END, term.id, term.table_of
    FROM claim c
      LEFT JOIN unit u ON u.id = c.unit_id
      JOIN project p ON p.id = c.project_id
      CROSS JOIN LATERAL (
        SELECT CASE WHEN c.type = 'UNIT' THEN coalesce(u.delivered_on, (SELECT min(start_date) FROM contract WHERE unit_id = c.unit_id)) ELSE p.delivered_on END AS day
      ) handover
      LEFT JOIN LATERAL (
        SELECT t.id, t.months, t.table_of, (handover.day + make_interval(months => t.months))::date AS expires_on
        FROM warranty_term_at(c.project_id, handover.day, c.category_id, c.item_id, c.place) t WHERE handover.day IS NOT NULL
      ) term ON true
    WHERE c.id = ANY(claims) AND NOT EXISTS (SELECT FROM claim_decision d WHERE d.claim_id = c.id)
    ORDER BY c.id
    ON CONFLICT (claim_id) DO UPDATE SET months = excluded.months, expires_on = excluded.expires_on, state = excluded.state,
        version_id = excluded.version_id, table_of = excluded.table_of
      WHERE (kept.months, kept.expires_on, kept.state) IS DISTINCT FROM (excluded.months, excluded.expires_on, excluded.state)
    RETURNING claim_id, expires_on
  )
  INSERT INTO claim_change (claim_id, field, "from", "to")
  SELECT w.claim_id, 'warranty', k.expires_on, w.expires_on FROM written w JOIN kept k USING (claim_id)
  WHERE k.expires_on IS DISTINCT FROM w.expires_on ORDER BY w.claim_id
$$;

-- Who raises or corrects a claim and who changes a delivery wait for each other on the unit or the project, otherwise neither
-- would see what the other does. Whoever comes second reads what the first one has committed.
CREATE OR REPLACE FUNCTION on_warranty_claims_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM unit WHERE id IN (SELECT unit_id FROM added) ORDER BY id FOR SHARE;
  PERFORM FROM project WHERE id IN (SELECT project_id FROM added WHERE unit_id IS NULL) ORDER BY id FOR SHARE;
  PERFORM refresh_claim_warranty(ARRAY(SELECT id FROM added));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION on_warranty_claim_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM unit WHERE id = NEW.unit_id FOR SHARE;
  PERFORM FROM project WHERE id = NEW.project_id AND NEW.unit_id IS NULL FOR SHARE;
  PERFORM refresh_claim_warranty(ARRAY[NEW.id]);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION on_handover_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  units integer[];
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN units := ARRAY(SELECT unit_id FROM added);
    WHEN 'DELETE' THEN units := ARRAY(SELECT unit_id FROM removed);
    WHEN 'UPDATE' THEN units := ARRAY(SELECT unit_id FROM (TABLE added EXCEPT TABLE removed) changed UNION SELECT unit_id FROM (TABLE removed EXCEPT TABLE added) changed);
  END CASE;
  PERFORM FROM unit WHERE id = ANY(units) ORDER BY id FOR NO KEY UPDATE;
  PERFORM refresh_claim_warranty(ARRAY(SELECT id FROM claim WHERE unit_id = ANY(units)));
  RETURN NULL;
END $$;

-- The change itself holds the unit's lock, as on_handover_changed takes it. Most of a thousand units that get their days at
-- once have no claims.
CREATE OR REPLACE FUNCTION on_delivery_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM claim WHERE unit_id = NEW.id) THEN
    PERFORM refresh_claim_warranty(ARRAY(SELECT id FROM claim WHERE unit_id = NEW.id));
  END IF;
  RETURN NULL;
END $$;

-- The change itself holds the project's lock.
CREATE OR REPLACE FUNCTION on_project_delivery_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_claim_warranty(ARRAY(SELECT id FROM claim WHERE project_id = NEW.id AND type = 'PROJECT'));
  RETURN NULL;
END $$;
