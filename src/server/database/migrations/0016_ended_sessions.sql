-- What a process knows of sessions for a moment is no longer so: every process hears it when the change is committed.
CREATE FUNCTION tell_session_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY session_change;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_ended AFTER DELETE ON "session" FOR EACH STATEMENT EXECUTE FUNCTION tell_session_change();
--> statement-breakpoint
-- Using a session moves its end on, which nobody need hear.
CREATE TRIGGER session_shortened AFTER UPDATE OF expires_at ON "session" FOR EACH ROW
  WHEN (new.expires_at < old.expires_at) EXECUTE FUNCTION tell_session_change();
--> statement-breakpoint
CREATE TRIGGER session_holder_changed AFTER UPDATE OF active, type, username, name, last_name ON "account" FOR EACH STATEMENT
  EXECUTE FUNCTION tell_session_change();
