-- What an earlier version left in the middle of a step has no job that would take it up again.
UPDATE "import_job" SET "status" = 'failed', "message" = 'La importación se interrumpió. No se guardó ningún cambio: volvé a subir el archivo.' WHERE "status" IN ('checking', 'applying');--> statement-breakpoint
DROP INDEX "outbox_mail_due_idx";--> statement-breakpoint
ALTER TABLE "import_row" ALTER COLUMN "outcome" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "outbox_mail_pending_idx" ON "outbox_mail" USING btree ("id") WHERE "outbox_mail"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "import_job" DROP COLUMN "heartbeat_at";--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP COLUMN "next_attempt_at";--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP COLUMN "leased_until";