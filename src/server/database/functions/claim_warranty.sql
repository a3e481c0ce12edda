-- The warranty of some unit claims. A term holds for an item or, without one, for its trade. It runs from the unit's day of
-- delivery or, if that is unknown, from its first ownership: a sale does not renew it. Writes only what has changed.
CREATE OR REPLACE FUNCTION refresh_claim_warranty(claims integer[]) RETURNS void LANGUAGE sql AS $$
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

-- The warranty of the claims that some terms concern. Terms change alone, handovers beside each other: hence the two kinds
-- of the same lock.
CREATE OR REPLACE FUNCTION refresh_warranty_of_terms(categories integer[], items integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7301, 3);
  PERFORM FROM claim_category WHERE id = ANY(categories) ORDER BY id FOR NO KEY UPDATE;
  PERFORM refresh_claim_warranty(ARRAY(SELECT id FROM claim WHERE category_id = ANY(categories) OR item_id = ANY(items)));
END $$;

-- Who raises or corrects a claim and who changes what its warranty rests on wait for each other, otherwise neither would see
-- what the other does: on the unit and then the trade, in this order. Whoever comes second reads what the first one has
-- committed.
CREATE OR REPLACE FUNCTION on_warranty_claims_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM unit WHERE id IN (SELECT unit_id FROM added) ORDER BY id FOR SHARE;
  PERFORM FROM claim_category WHERE id IN (SELECT category_id FROM added) ORDER BY id FOR SHARE;
  PERFORM refresh_claim_warranty(ARRAY(SELECT id FROM added));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION on_warranty_claim_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM unit WHERE id = NEW.unit_id FOR SHARE;
  PERFORM FROM claim_category WHERE id = NEW.category_id FOR SHARE;
  PERFORM refresh_claim_warranty(ARRAY[NEW.id]);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION on_warranty_term_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN PERFORM refresh_warranty_of_terms(array_agg(claim_category_id), array_agg(claim_item_id)) FROM added HAVING count(*) > 0;
    WHEN 'DELETE' THEN PERFORM refresh_warranty_of_terms(array_agg(claim_category_id), array_agg(claim_item_id)) FROM removed HAVING count(*) > 0;
    WHEN 'UPDATE' THEN PERFORM refresh_warranty_of_terms(array_agg(claim_category_id), array_agg(claim_item_id)) FROM (TABLE added UNION ALL TABLE removed) changed HAVING count(*) > 0;
  END CASE;
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
  PERFORM pg_advisory_xact_lock_shared(7301, 3);
  PERFORM refresh_claim_warranty(ARRAY(SELECT id FROM claim WHERE unit_id = ANY(units)));
  RETURN NULL;
END $$;

-- The change itself holds the unit's lock, as on_handover_changed takes it.
CREATE OR REPLACE FUNCTION on_delivery_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7301, 3);
  PERFORM refresh_claim_warranty(ARRAY(SELECT id FROM claim WHERE unit_id = NEW.id));
  RETURN NULL;
END $$;
