-- The form in which texts are compared: `comparableText` of src/contract/textForm.ts says what it does, and
-- test/server/textForm.test.ts compares the two. plain_text stays what indexes and orders use.
CREATE FUNCTION comparable_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(btrim(regexp_replace(regexp_replace(regexp_replace(
    lower(replace(replace(replace(replace(replace(replace(replace(
      translate(
        regexp_replace(
          normalize(translate($1, 'ºª˚“”„‟«»‹›″''’‘‚‛ʹʻʼʽˈ´`′＇', '°°°"""""""""'), NFKD),
          '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u0300-\u036f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb]', '', 'g'),
        'ØøŁłĐđÐðı‐‑‒–—―−⁃', 'oollddddi--------'),
      'ß', 'ss'), 'ẞ', 'ss'), 'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe'), 'Þ', 'th')),
    '[\s\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'),
    '(^|[^a-z0-9])n(?:ro\.?|°) ?(?=[0-9])', '\1', 'g'),
    ' *°[ °]*', ' ', 'g')),
    '(^|[^a-z0-9])([0-9]+)[ .-]+([a-z])(?![a-z0-9])', '\1\2\3', 'g'),
    '(^|[^a-z0-9])([a-z])[ .-]+([0-9]+)(?![a-z0-9])', '\1\2\3', 'g'),
    '[,;:.!?)\]"]+( |$)', '\1', 'g'),
    '(^| )[(\["¿¡]+', '\1', 'g')
$$;
--> statement-breakpoint
-- A search text: its parts are separated by a sign, so that a number and a letter of two parts are not joined, and
-- spaces surround every word, so that a whole word is found by LIKE.
CREATE FUNCTION search_text(VARIADIC parts text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT concat(' ', comparable_text(array_to_string(parts, ' | ')), ' ')
$$;
--> statement-breakpoint
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
    NEW.reason, NEW.description, claim_status_label(NEW.status));
  NEW.staff_search_text := concat(NEW.search_text, '|', search_text(claim_priority_label(NEW.priority), price_text(NEW.repair_price),
    CASE NEW.type WHEN 'UNIT' THEN concat_ws(' | ', NEW.contact_name, NEW.contact_phone, known_as) END));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_account_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := search_text(NEW.id::text, concat_ws(' ', NEW.name, NEW.last_name), document_text(NEW.document), NEW.username, NEW.address, NEW.phone_number);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_project_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := search_text(NEW.id::text, NEW.name, NEW.description, NEW.address);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_unit_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := search_text(NEW.id::text, NEW.name, (SELECT name FROM project WHERE id = NEW.project_id),
    (SELECT concat_ws(' ', a.name, a.last_name) FROM contract c JOIN account a ON a.id = c.client_id WHERE c.unit_id = NEW.id AND c.end_date IS NULL));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_lease_request_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := search_text(NEW.id::text, concat_ws(' ', NEW.tenant_name, NEW.tenant_last_name), document_text(NEW.tenant_document), NEW.tenant_email, NEW.tenant_phone_number,
    lease_status_label(NEW.status), (SELECT concat_ws(' ', a.name, a.last_name) FROM contract c JOIN account a ON a.id = c.client_id WHERE c.id = NEW.contract_id));
  RETURN NEW;
END $$;
--> statement-breakpoint
UPDATE project SET name = name;
--> statement-breakpoint
UPDATE account SET name = name;
--> statement-breakpoint
UPDATE unit SET search_text = '';
--> statement-breakpoint
UPDATE lease_request SET search_text = '';
--> statement-breakpoint
UPDATE claim SET search_text = '';
