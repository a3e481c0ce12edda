ALTER TABLE "project" DROP CONSTRAINT "project_consortium_key";--> statement-breakpoint
CREATE INDEX "project_consortium_idx" ON "project" USING btree ("consortium_id");