CREATE TABLE "claim_warranty" (
	"claim_id" integer PRIMARY KEY NOT NULL,
	"months" integer,
	"expires_on" date,
	"state" text NOT NULL
);
--> statement-breakpoint
-- What the warranty of unit claims is. A term holds for an item or, without one, for its trade; it runs from the unit's first owner on: a
-- sale does not renew it. Writes only what has changed.
CREATE FUNCTION refresh_claim_warranty(claims integer[]) RETURNS void LANGUAGE sql AS $$
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
    CROSS JOIN LATERAL (SELECT min(start_date) AS handover FROM contract WHERE unit_id = c.unit_id) first_owner
    CROSS JOIN LATERAL (
      SELECT coalesce(item_term.months, trade_term.months) AS months,
        (first_owner.handover + make_interval(months => coalesce(item_term.months, trade_term.months)))::date AS expires_on
    ) term
  WHERE c.type = 'UNIT' AND c.id = ANY(claims)
  ORDER BY c.id
  ON CONFLICT (claim_id) DO UPDATE SET months = excluded.months, expires_on = excluded.expires_on, state = excluded.state
    WHERE (kept.months, kept.expires_on, kept.state) IS DISTINCT FROM (excluded.months, excluded.expires_on, excluded.state)
$$;
--> statement-breakpoint
-- Who raises or corrects a claim and who changes what its warranty rests on wait for each other, otherwise neither would see what the other does:
-- on the unit and then the trade, in this order. Whoever comes second reads what the first one has committed.
CREATE FUNCTION on_warranty_claims_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM unit WHERE id IN (SELECT unit_id FROM added) ORDER BY id FOR SHARE;
  PERFORM FROM claim_category WHERE id IN (SELECT category_id FROM added) ORDER BY id FOR SHARE;
  PERFORM refresh_claim_warranty(ARRAY(SELECT id FROM added));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER claim_warranty_added AFTER INSERT ON claim REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION on_warranty_claims_added();
--> statement-breakpoint
CREATE FUNCTION on_warranty_claim_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM unit WHERE id = NEW.unit_id FOR SHARE;
  PERFORM FROM claim_category WHERE id = NEW.category_id FOR SHARE;
  PERFORM refresh_claim_warranty(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER claim_warranty_changed AFTER UPDATE OF category_id, item_id, unit_id, created_at ON claim FOR EACH ROW
WHEN ((OLD.category_id, OLD.item_id, OLD.unit_id, OLD.created_at) IS DISTINCT FROM (NEW.category_id, NEW.item_id, NEW.unit_id, NEW.created_at))
EXECUTE FUNCTION on_warranty_claim_changed();
--> statement-breakpoint
-- Terms change alone, handovers beside each other.
CREATE FUNCTION refresh_warranty_of_terms(categories integer[], items integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7301, 3);
  PERFORM FROM claim_category WHERE id = ANY(categories) ORDER BY id FOR NO KEY UPDATE;
  PERFORM refresh_claim_warranty(ARRAY(SELECT id FROM claim WHERE category_id = ANY(categories) OR item_id = ANY(items)));
END $$;
--> statement-breakpoint
CREATE FUNCTION on_warranty_term_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN PERFORM refresh_warranty_of_terms(array_agg(claim_category_id), array_agg(claim_item_id)) FROM added HAVING count(*) > 0;
    WHEN 'DELETE' THEN PERFORM refresh_warranty_of_terms(array_agg(claim_category_id), array_agg(claim_item_id)) FROM removed HAVING count(*) > 0;
    WHEN 'UPDATE' THEN PERFORM refresh_warranty_of_terms(array_agg(claim_category_id), array_agg(claim_item_id)) FROM (TABLE added UNION ALL TABLE removed) changed HAVING count(*) > 0;
  END CASE;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER warranty_term_added AFTER INSERT ON warranty_term REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION on_warranty_term_changed();
--> statement-breakpoint
CREATE TRIGGER warranty_term_removed AFTER DELETE ON warranty_term REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION on_warranty_term_changed();
--> statement-breakpoint
CREATE TRIGGER warranty_term_changed AFTER UPDATE ON warranty_term REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION on_warranty_term_changed();
--> statement-breakpoint
CREATE FUNCTION on_handover_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER contract_handover_added AFTER INSERT ON contract REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION on_handover_changed();
--> statement-breakpoint
CREATE TRIGGER contract_handover_removed AFTER DELETE ON contract REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION on_handover_changed();
--> statement-breakpoint
CREATE TRIGGER contract_handover_changed AFTER UPDATE ON contract REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION on_handover_changed();
--> statement-breakpoint
-- The lists read it: what they remember of it is forgotten when it changes (migration 0017).
CREATE TRIGGER claim_list_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON claim_warranty FOR EACH STATEMENT EXECUTE FUNCTION tell_claim_list_change();
--> statement-breakpoint
SELECT refresh_claim_warranty(ARRAY(SELECT id FROM claim WHERE type = 'UNIT'));
--> statement-breakpoint
CREATE INDEX "claim_warranty_state_idx" ON "claim_warranty" USING btree ("state","claim_id");
--> statement-breakpoint
ALTER TABLE "claim_warranty" ADD CONSTRAINT "claim_warranty_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ANALYZE claim_warranty;
