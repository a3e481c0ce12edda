CREATE TABLE "account_visit" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"former_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "claim_news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"claim_id" integer NOT NULL,
	"what" text NOT NULL,
	"actor_id" integer,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_read" (
	"account_id" integer NOT NULL,
	"claim_id" integer NOT NULL,
	"news_id" bigint DEFAULT 0 NOT NULL,
	"is_unread" boolean DEFAULT false NOT NULL,
	CONSTRAINT "claim_read_account_id_claim_id_pk" PRIMARY KEY("account_id","claim_id")
);
--> statement-breakpoint
ALTER TABLE "account_visit" ADD CONSTRAINT "account_visit_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_news" ADD CONSTRAINT "claim_news_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_news" ADD CONSTRAINT "claim_news_actor_id_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_read" ADD CONSTRAINT "claim_read_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_read" ADD CONSTRAINT "claim_read_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_news_claim_idx" ON "claim_news" USING btree ("claim_id","id");--> statement-breakpoint
CREATE INDEX "claim_news_at_idx" ON "claim_news" USING btree ("at");--> statement-breakpoint
CREATE INDEX "claim_read_unread_idx" ON "claim_read" USING btree ("account_id") WHERE "claim_read"."is_unread";--> statement-breakpoint
-- The functions below write as their owner: while a new version brings these tables, the processes of the old one have no right to them yet.
--
-- What is new in claims. The claim's row is locked before the news are numbered, so that the numbers of one claim's news become visible in
-- their order. What was brought in from before (an import, a demo) is no news.
CREATE FUNCTION note_claim_news() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM claim WHERE id IN (SELECT claim_id FROM new_rows) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO claim_news (claim_id, what, actor_id, at)
    SELECT claim_id, TG_ARGV[0], created_by, created_at FROM new_rows WHERE created_at > now() - interval '90 days' ORDER BY id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_created_claims() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO claim_news (claim_id, what, actor_id, at)
    SELECT id, 'created', created_by, created_at FROM new_rows WHERE created_at > now() - interval '90 days' ORDER BY id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A field that nobody names here is internal: only staff are told of its changes. A move that was undone, and the one that undid it, are none.
CREATE FUNCTION note_claim_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
--> statement-breakpoint
CREATE FUNCTION forget_undone_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM claim_news n USING new_rows c JOIN old_rows o USING (id)
    WHERE c.is_undone AND NOT o.is_undone
      AND n.claim_id = c.claim_id AND n.what IN ('state', 'priority') AND n.actor_id = c.created_by AND n.at = c.created_at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER news_created AFTER INSERT ON claim REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_created_claims();
--> statement-breakpoint
CREATE TRIGGER news_changed AFTER INSERT ON claim_change REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_claim_changes();
--> statement-breakpoint
CREATE TRIGGER news_undone AFTER UPDATE ON claim_change REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_undone_changes();
--> statement-breakpoint
CREATE TRIGGER news_message AFTER INSERT ON claim_comment REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_claim_news('message');
--> statement-breakpoint
CREATE TRIGGER news_photo AFTER INSERT ON claim_image REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_claim_news('photo');
--> statement-breakpoint
CREATE TRIGGER news_note AFTER INSERT ON claim_note REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_claim_news('note');
--> statement-breakpoint
-- Counts of unread claims are remembered for a second (migration 0017).
CREATE TRIGGER claim_list_changed AFTER INSERT OR DELETE ON claim_news FOR EACH STATEMENT EXECUTE FUNCTION tell_claim_list_change();
