-- The terms of units as the warranty table stood at their deliveries, with their last days. They run from the unit's day of
-- delivery or, if that is unknown, from its first ownership. A term of the company is not for a project that has its own
-- for the same item or trade. Terms of no length are left out.
CREATE OR REPLACE FUNCTION unit_warranty(units integer[]) RETURNS TABLE (
  unit_id integer, starts_on date, id integer, term_id integer, claim_category_id integer, claim_item_id integer, item text,
  months integer, covers text, excludes text, expires_on date
) LANGUAGE sql STABLE AS $$
  WITH handover AS (
    SELECT u.id, u.project_id, coalesce(u.delivered_on, (SELECT min(start_date) FROM contract o WHERE o.unit_id = u.id)) AS day
    FROM unit u WHERE u.id = ANY(units)
  ), term AS (
    SELECT h.id AS unit_id, h.day, t.* FROM handover h CROSS JOIN LATERAL warranty_table_at(h.project_id, h.day) t
    WHERE h.day IS NOT NULL AND t.claim_category_id IS NOT NULL
  )
  SELECT t.unit_id, t.day, t.id, t.term_id, t.claim_category_id, t.claim_item_id, t.item, t.months, t.covers, t.excludes,
    (t.day + make_interval(months => t.months))::date
  FROM term t
  WHERE t.months > 0 AND (t.project_id IS NOT NULL OR NOT EXISTS (
    SELECT FROM term own WHERE own.unit_id = t.unit_id AND own.project_id IS NOT NULL
      AND own.claim_category_id = t.claim_category_id AND (own.claim_item_id IS NULL OR own.claim_item_id = t.claim_item_id)
  ))
$$;
