ALTER TABLE "work_event" ADD COLUMN "assigned_contractor_id" integer;--> statement-breakpoint
ALTER TABLE "work_event" ADD CONSTRAINT "work_event_assigned_contractor_id_contractor_id_fk" FOREIGN KEY ("assigned_contractor_id") REFERENCES "public"."contractor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_event_assigned_idx" ON "work_event" USING btree ("assigned_contractor_id");--> statement-breakpoint
-- For earlier events: the contractor who acted, or whose link was valid then, or else the present one.
UPDATE "work_event" e SET "assigned_contractor_id" = coalesce(e."contractor_id",
	(SELECT l."contractor_id" FROM "access_link" l WHERE l."work_id" = e."work_id" AND l."contractor_id" IS NOT NULL
		AND l."created_at" <= e."at" AND (l."revoked_at" IS NULL OR l."revoked_at" >= e."at") ORDER BY l."id" DESC LIMIT 1),
	(SELECT w."contractor_id" FROM "work_order" w WHERE w."id" = e."work_id"));--> statement-breakpoint
CREATE FUNCTION assign_work_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.assigned_contractor_id := coalesce(NEW.contractor_id, (SELECT w.contractor_id FROM work_order w WHERE w.id = NEW.work_id));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER assigned BEFORE INSERT ON work_event FOR EACH ROW EXECUTE FUNCTION assign_work_event();
