-- The words by which a row is found, with those of the records that it names.

-- Staff also find a claim by its priority and price, by the contact, and by what its client is known by.
CREATE OR REPLACE FUNCTION write_claim_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place text;
  person text;
  known_as text;
BEGIN
  SELECT concat_ws(' | ', (SELECT name FROM unit WHERE id = NEW.unit_id), project.name) INTO place FROM project WHERE project.id = NEW.project_id;
  SELECT concat_ws(' ', name, last_name, CASE WHEN concat(name, last_name) = '' THEN username END), concat_ws(' | ', username, document_text(document), phone_number)
    INTO person, known_as FROM account WHERE id = CASE NEW.type WHEN 'UNIT' THEN NEW.client_id ELSE NEW.created_by END;
  NEW.search_text := search_text(
    NEW.id::text, to_char(NEW.created_at AT TIME ZONE 'America/Argentina/Buenos_Aires', 'DD/MM/YYYY'), coalesce(person, 'Admin'), place,
    (SELECT label FROM claim_location WHERE id = NEW.location_id), (SELECT label FROM claim_location_detail WHERE id = NEW.location_detail_id),
    (SELECT label FROM claim_category WHERE id = NEW.category_id), (SELECT label FROM claim_item WHERE id = NEW.item_id),
    NEW.reason, NEW.place, NEW.place_detail, NEW.description, claim_status_label(NEW.status));
  NEW.staff_search_text := concat(NEW.search_text, '|', search_text(claim_priority_label(NEW.priority), price_text(NEW.repair_price),
    concat_ws(' | ', NEW.contact_name, NEW.contact_phone, CASE NEW.type WHEN 'UNIT' THEN known_as END)));
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION write_account_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := search_text(NEW.id::text, concat_ws(' ', NEW.name, NEW.last_name), document_text(NEW.document), NEW.username, NEW.address, NEW.phone_number);
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION write_project_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := search_text(NEW.id::text, NEW.name, NEW.description, NEW.address);
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION write_unit_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := search_text(NEW.id::text, NEW.name, (SELECT name FROM project WHERE id = NEW.project_id),
    (SELECT concat_ws(' ', a.name, a.last_name) FROM contract c JOIN account a ON a.id = c.client_id WHERE c.unit_id = NEW.id AND c.end_date IS NULL));
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION write_lease_request_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := search_text(NEW.id::text, concat_ws(' ', NEW.tenant_name, NEW.tenant_last_name), document_text(NEW.tenant_document), NEW.tenant_email, NEW.tenant_phone_number,
    lease_status_label(NEW.status), (SELECT concat_ws(' ', a.name, a.last_name) FROM contract c JOIN account a ON a.id = c.client_id WHERE c.id = NEW.contract_id));
  RETURN NEW;
END $$;
