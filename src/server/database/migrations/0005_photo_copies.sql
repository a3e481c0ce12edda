ALTER TABLE "stored_file" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "small_key" text;--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "medium_key" text;