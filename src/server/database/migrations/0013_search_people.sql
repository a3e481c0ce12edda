-- Staff find a claim by whom they are called by: the contact's name and phone, the client's DNI, e-mail and phone.
CREATE OR REPLACE FUNCTION write_claim_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place text;
  person text;
  known_as text;
BEGIN
  SELECT concat_ws(' ', (SELECT name FROM unit WHERE id = NEW.unit_id), project.name) INTO place FROM project WHERE project.id = NEW.project_id;
  SELECT concat_ws(' ', name, last_name, CASE WHEN concat(name, last_name) = '' THEN username END), concat_ws(' ', username, document_text(document), phone_number)
    INTO person, known_as FROM account WHERE id = CASE NEW.type WHEN 'UNIT' THEN NEW.client_id ELSE NEW.created_by END;
  NEW.search_text := plain_text(concat_ws(' ',
    NEW.id, to_char(NEW.created_at AT TIME ZONE 'America/Argentina/Buenos_Aires', 'DD/MM/YYYY'), coalesce(person, 'Admin'), place,
    (SELECT label FROM claim_location WHERE id = NEW.location_id), (SELECT label FROM claim_location_detail WHERE id = NEW.location_detail_id),
    (SELECT label FROM claim_category WHERE id = NEW.category_id), (SELECT label FROM claim_item WHERE id = NEW.item_id),
    NEW.reason, NEW.description, claim_status_label(NEW.status)));
  NEW.staff_search_text := plain_text(concat_ws(' ', NEW.search_text, claim_priority_label(NEW.priority), price_text(NEW.repair_price),
    CASE NEW.type WHEN 'UNIT' THEN concat_ws(' ', NEW.contact_name, NEW.contact_phone, known_as) END));
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER claim_search ON claim;
--> statement-breakpoint
CREATE TRIGGER claim_search BEFORE INSERT OR UPDATE OF
  description, status, priority, repair_price, created_at, created_by, project_id, unit_id, client_id, location_id, location_detail_id, category_id, item_id, reason, contact_name, contact_phone, search_text
ON claim FOR EACH ROW EXECUTE FUNCTION write_claim_search();
--> statement-breakpoint
DROP TRIGGER account_renamed ON account;
--> statement-breakpoint
CREATE TRIGGER account_renamed AFTER UPDATE OF name, last_name, username, document, phone_number ON account FOR EACH ROW
WHEN ((OLD.name, OLD.last_name, OLD.username, OLD.document, OLD.phone_number) IS DISTINCT FROM (NEW.name, NEW.last_name, NEW.username, NEW.document, NEW.phone_number)) EXECUTE FUNCTION on_account_renamed();
--> statement-breakpoint
UPDATE claim SET search_text = '';
