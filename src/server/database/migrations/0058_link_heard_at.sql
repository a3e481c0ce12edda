ALTER TABLE "access_link" ADD COLUMN "heard_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "access_link_work_idx" ON "access_link" USING btree ("work_id");