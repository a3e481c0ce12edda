-- A unit that is moved to another project takes its visits along, as it takes its claims: a visit is found by unit and
-- project of its claims.
CREATE OR REPLACE FUNCTION on_unit_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE claim SET project_id = NEW.project_id, search_text = '' WHERE unit_id = NEW.id;
  UPDATE visit SET project_id = NEW.project_id WHERE unit_id = NEW.id AND project_id <> NEW.project_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE visit v SET project_id = u.project_id FROM unit u WHERE u.id = v.unit_id AND u.project_id <> v.project_id;
