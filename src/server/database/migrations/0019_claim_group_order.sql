-- Claims of one person or place in the order of their days. Readers wait only while the old indexes are dropped.
CREATE INDEX "claim_client_newest_idx" ON "claim" USING btree ("client_id","type","created_at","id");--> statement-breakpoint
CREATE INDEX "claim_location_newest_idx" ON "claim" USING btree ("location_id","type","created_at","id");--> statement-breakpoint
CREATE INDEX "claim_location_detail_newest_idx" ON "claim" USING btree ("location_detail_id","type","created_at","id");--> statement-breakpoint
CREATE INDEX "claim_category_newest_idx" ON "claim" USING btree ("category_id","type","created_at","id");--> statement-breakpoint
CREATE INDEX "claim_item_newest_idx" ON "claim" USING btree ("item_id","type","created_at","id");--> statement-breakpoint
DROP INDEX "claim_unit_idx";--> statement-breakpoint
DROP INDEX "claim_client_idx";--> statement-breakpoint
DROP INDEX "claim_location_idx";--> statement-breakpoint
DROP INDEX "claim_location_detail_idx";--> statement-breakpoint
DROP INDEX "claim_category_idx";--> statement-breakpoint
DROP INDEX "claim_item_idx";