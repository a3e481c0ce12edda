-- What a process knows of sessions for a moment is no longer so: every process hears it when the change is committed, and
-- closes the streams of ended sessions.
CREATE OR REPLACE FUNCTION tell_session_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY session_change;
  RETURN NULL;
END $$;
