ALTER TABLE "outbox_mail" ADD COLUMN "message_id" uuid DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
-- Existing visits keep the UID that calendars already have: from their id.
ALTER TABLE "visit" ADD COLUMN "calendar_uid" uuid;
--> statement-breakpoint
ALTER TABLE "visit" ALTER COLUMN "calendar_uid" SET DEFAULT gen_random_uuid();
