DROP INDEX "access_link_work_key";--> statement-breakpoint
ALTER TABLE "access_link" ALTER COLUMN "contractor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "access_link" ADD COLUMN "visit_id" integer;--> statement-breakpoint
ALTER TABLE "access_link" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "access_link" ADD CONSTRAINT "access_link_visit_id_visit_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_link" ADD CONSTRAINT "access_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_link_visit_idx" ON "access_link" USING btree ("visit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "access_link_work_key" ON "access_link" USING btree ("work_id") WHERE "access_link"."revoked_at" is null and "access_link"."contractor_id" is not null;--> statement-breakpoint
ALTER TABLE "access_link" ADD CONSTRAINT "access_link_who" CHECK (("access_link"."contractor_id" is null) = ("access_link"."visit_id" is not null) and ("access_link"."visit_id" is null) = ("access_link"."account_id" is null));