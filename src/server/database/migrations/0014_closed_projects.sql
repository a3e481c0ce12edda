ALTER TABLE "project" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "contract_unit_idx" ON "contract" USING btree ("unit_id","start_date");