ALTER TABLE "claim_bulk" ADD COLUMN "undoes" integer;--> statement-breakpoint
ALTER TABLE "claim_bulk" ADD CONSTRAINT "claim_bulk_undoes_claim_bulk_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."claim_bulk"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_bulk" ADD CONSTRAINT "claim_bulk_undoes_key" UNIQUE("undoes");