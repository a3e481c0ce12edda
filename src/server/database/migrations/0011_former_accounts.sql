DROP INDEX "account_username_key";--> statement-breakpoint
DROP INDEX "account_document_key";--> statement-breakpoint
CREATE INDEX "account_username_idx" ON "account" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "account_document_idx" ON "account" USING btree ("document");--> statement-breakpoint
CREATE UNIQUE INDEX "account_username_key" ON "account" USING btree (lower("username")) WHERE "account"."active";--> statement-breakpoint
CREATE UNIQUE INDEX "account_document_key" ON "account" USING btree ("document") WHERE "account"."type" = 'client' and "account"."document_confirmed" and "account"."active";