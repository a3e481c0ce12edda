ALTER TABLE "claim_bulk" ADD COLUMN "responsible_id" integer;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "responsible_id" integer;--> statement-breakpoint
ALTER TABLE "claim_bulk" ADD CONSTRAINT "claim_bulk_responsible_id_account_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_responsible_id_account_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_responsible_idx" ON "claim" USING btree (coalesce("responsible_id", 0),"type","created_at","id");--> statement-breakpoint
-- The primary supervisor of a project: of several the one whose account is the oldest; null where there is none. The account stays as it is
-- until the transaction ends, so that nobody who is being deactivated becomes responsible for a claim.
CREATE FUNCTION primary_supervisor(wanted integer) RETURNS integer LANGUAGE sql AS $$
  SELECT a.id FROM manager_project m JOIN account a ON a.id = m.manager_id
    WHERE m.project_id = wanted AND m.is_primary AND a.active ORDER BY a.id LIMIT 1 FOR SHARE OF a
$$;
--> statement-breakpoint
-- However a claim is raised, somebody is responsible for it from the start, where its project has somebody.
CREATE FUNCTION on_claim_without_responsible() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.responsible_id := primary_supervisor(NEW.project_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER claim_responsible BEFORE INSERT ON claim FOR EACH ROW WHEN (NEW.responsible_id IS NULL) EXECUTE FUNCTION on_claim_without_responsible();
--> statement-breakpoint
-- The claims that are there already. That is no news of each of them.
ALTER TABLE claim DISABLE TRIGGER fed_changed;
--> statement-breakpoint
UPDATE claim c SET responsible_id = supervisor.id FROM (
    SELECT m.project_id, min(a.id) AS id FROM manager_project m JOIN account a ON a.id = m.manager_id WHERE m.is_primary AND a.active GROUP BY m.project_id
  ) supervisor WHERE supervisor.project_id = c.project_id;
--> statement-breakpoint
ALTER TABLE claim ENABLE TRIGGER fed_changed;
--> statement-breakpoint
-- A company that has chosen its mails has not chosen yet who gets this one.
UPDATE email_settings SET events = events || '[{"event": "claim_assigned", "audiences": ["managers", "admins"]}]';
