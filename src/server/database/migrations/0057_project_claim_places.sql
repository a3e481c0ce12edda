ALTER TABLE "claim" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "place_detail" text;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "access_hours" text;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "urgent_reason" text;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "places" text[] DEFAULT '{"Entrada","Subsuelo","Planta baja","Pisos y palieres","Escalera","Ascensor","Azotea","Fachada","Cocheras","Patio y jardín","Sala de máquinas","Otro lugar"}' NOT NULL;