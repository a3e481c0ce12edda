-- Status and priority in the order of their importance, for sorting; the code alone would sort by the alphabet.
CREATE FUNCTION claim_status_rank(text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_position(ARRAY['pending', 'approved', 'open', 'completed', 'rejected'], $1)
$$;
--> statement-breakpoint
CREATE FUNCTION claim_priority_rank(text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_position(ARRAY['low', 'medium', 'high', 'urgent'], $1)
$$;
--> statement-breakpoint
DROP INDEX "claim_newest_idx";--> statement-breakpoint
DROP INDEX "claim_status_idx";--> statement-breakpoint
DROP INDEX "claim_project_idx";--> statement-breakpoint
DROP INDEX "claim_unit_idx";--> statement-breakpoint
DROP INDEX "claim_client_idx";--> statement-breakpoint
CREATE INDEX "claim_description_idx" ON "claim" USING btree ("type",plain_text(left("description", 200)),"id");--> statement-breakpoint
CREATE INDEX "claim_comment_count_idx" ON "claim" USING btree ("type","comment_count","id");--> statement-breakpoint
CREATE INDEX "claim_price_idx" ON "claim" USING btree ("type","repair_price","id");--> statement-breakpoint
CREATE INDEX "claim_price_descending_idx" ON "claim" USING btree ("type","repair_price" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "claim_status_rank_idx" ON "claim" USING btree ("type",claim_status_rank("status"),"id");--> statement-breakpoint
CREATE INDEX "claim_priority_rank_idx" ON "claim" USING btree ("type",claim_priority_rank("priority"),"id");--> statement-breakpoint
CREATE INDEX "claim_priority_idx" ON "claim" USING btree ("type","priority","created_at","id");--> statement-breakpoint
CREATE INDEX "claim_unit_newest_idx" ON "claim" USING btree ("unit_id","created_at","id");--> statement-breakpoint
CREATE INDEX "claim_location_idx" ON "claim" USING btree ("location_id","type","id");--> statement-breakpoint
CREATE INDEX "claim_location_detail_idx" ON "claim" USING btree ("location_detail_id","type","id");--> statement-breakpoint
CREATE INDEX "claim_category_idx" ON "claim" USING btree ("category_id","type","id");--> statement-breakpoint
CREATE INDEX "claim_item_idx" ON "claim" USING btree ("item_id","type","id");--> statement-breakpoint
CREATE INDEX "claim_newest_idx" ON "claim" USING btree ("type","created_at","id");--> statement-breakpoint
CREATE INDEX "claim_status_idx" ON "claim" USING btree ("type","status","created_at","id");--> statement-breakpoint
CREATE INDEX "claim_project_idx" ON "claim" USING btree ("project_id","type","created_at","id");--> statement-breakpoint
CREATE INDEX "claim_unit_idx" ON "claim" USING btree ("unit_id","type","id");--> statement-breakpoint
CREATE INDEX "claim_client_idx" ON "claim" USING btree ("client_id","type","id");