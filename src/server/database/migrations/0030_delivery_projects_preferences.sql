CREATE TABLE "person_preference" (
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_preference_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
ALTER TABLE "import_job" ADD COLUMN "creates_projects" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_job" ADD COLUMN "new_projects" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "unit" ADD COLUMN "delivered_on" date;--> statement-breakpoint
ALTER TABLE "person_preference" ADD CONSTRAINT "person_preference_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- As migration 0018 made it, but a unit's day of delivery, where it is known, comes before its first ownership.
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
--> statement-breakpoint
-- The change itself holds the unit's lock, as `on_handover_changed` takes it.
CREATE FUNCTION on_delivery_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7301, 3);
  PERFORM refresh_claim_warranty(ARRAY(SELECT id FROM claim WHERE unit_id = NEW.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER unit_delivery_changed AFTER UPDATE OF delivered_on ON unit FOR EACH ROW
WHEN (OLD.delivered_on IS DISTINCT FROM NEW.delivered_on) EXECUTE FUNCTION on_delivery_changed();
