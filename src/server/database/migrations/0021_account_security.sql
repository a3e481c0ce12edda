CREATE TABLE "security_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"staff_second_factor" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "password_expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "device_epoch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
-- Whether somebody still has to turn a second factor on is remembered with the session.
CREATE TRIGGER session_factor_changed AFTER UPDATE OF totp_enabled_at ON "account" FOR EACH STATEMENT
  EXECUTE FUNCTION tell_session_change();
--> statement-breakpoint
CREATE TRIGGER session_demand_changed AFTER INSERT OR UPDATE ON "security_settings" FOR EACH STATEMENT
  EXECUTE FUNCTION tell_session_change();
