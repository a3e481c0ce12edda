-- The end of a session, or another right of its holder.
-- Why not code: sessions end in several services and in the nightly cleaning, and NOTIFY must belong to that transaction.

CREATE OR REPLACE TRIGGER session_ended AFTER DELETE ON "session" FOR EACH STATEMENT EXECUTE FUNCTION tell_session_change();

-- Using a session moves its end on, which nobody need hear.
CREATE OR REPLACE TRIGGER session_shortened AFTER UPDATE OF expires_at ON "session" FOR EACH ROW
  WHEN (new.expires_at < old.expires_at) EXECUTE FUNCTION tell_session_change();

CREATE OR REPLACE TRIGGER session_holder_changed AFTER UPDATE OF active, type, username, name, last_name ON "account" FOR EACH STATEMENT
  EXECUTE FUNCTION tell_session_change();

-- Whether somebody still has to turn a second factor on belongs to the session.
CREATE OR REPLACE TRIGGER session_factor_changed AFTER UPDATE OF totp_enabled_at ON "account" FOR EACH STATEMENT
  EXECUTE FUNCTION tell_session_change();

CREATE OR REPLACE TRIGGER session_demand_changed AFTER INSERT OR UPDATE ON "security_settings" FOR EACH STATEMENT
  EXECUTE FUNCTION tell_session_change();
