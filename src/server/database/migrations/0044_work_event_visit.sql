ALTER TABLE "work_event" ADD COLUMN "visit_id" integer;--> statement-breakpoint
ALTER TABLE "work_event" ADD CONSTRAINT "work_event_visit_id_visit_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_event_visit_idx" ON "work_event" USING btree ("visit_id");--> statement-breakpoint
-- An event of an earlier version belongs to the visit with its date, or to the last visit before it if all are to one place.
UPDATE "work_event" e SET "visit_id" = coalesce(
	(SELECT min(v."id") FROM "visit" v WHERE v."work_id" = e."work_id" AND v."starts_at" = e."visit_at"),
	(SELECT max(v."id") FILTER (WHERE v."created_at" <= e."at") FROM "visit" v WHERE v."work_id" = e."work_id"
		HAVING count(DISTINCT (v."project_id", v."unit_id")) = 1))
WHERE e."what" LIKE 'visit%';
