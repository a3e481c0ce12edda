-- What a person reads in a row is what they find it by. The texts are written by triggers, so that no path of the
-- application can forget them: not a rename of a client, a unit or a project either.
ALTER TABLE lease_contract ADD CONSTRAINT lease_contract_overlap
  EXCLUDE USING gist (unit_id WITH =, daterange(start_date, end_date, '[]') WITH &&) WHERE (active);
--> statement-breakpoint
-- The labels of contract and server texts; a test compares them.
CREATE FUNCTION claim_status_label(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE $1 WHEN 'pending' THEN 'En análisis' WHEN 'approved' THEN 'Aprobado' WHEN 'open' THEN 'En curso' WHEN 'completed' THEN 'Finalizado' WHEN 'rejected' THEN 'Rechazado' END
$$;
--> statement-breakpoint
CREATE FUNCTION claim_priority_label(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE $1 WHEN 'urgent' THEN 'Alta' WHEN 'high' THEN 'Media' WHEN 'medium' THEN 'Baja' WHEN 'low' THEN 'Baja' END
$$;
--> statement-breakpoint
CREATE FUNCTION lease_status_label(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE $1 WHEN 'requested' THEN 'Solicitado' WHEN 'pending' THEN 'Pendiente' WHEN 'under_review' THEN 'En revisión' WHEN 'accepted' THEN 'Aceptado' WHEN 'rejected' THEN 'Rechazado' END
$$;
--> statement-breakpoint
-- 125000.50 is found as it is stored and as it is shown: 125.000,50.
CREATE FUNCTION price_text(numeric) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT concat($1, ' ', translate(to_char($1, 'FM9,999,999,990.00'), ',.', '.,'))
$$;
--> statement-breakpoint
-- 30123456 is found as it is stored and as it is shown: 30.123.456.
CREATE FUNCTION document_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN $1 ~ '^\d{7,8}$' THEN concat($1, ' ', translate(to_char($1::integer, 'FM99,999,999'), ',', '.')) ELSE $1 END
$$;
--> statement-breakpoint
CREATE FUNCTION write_claim_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place text;
  person text;
BEGIN
  SELECT concat_ws(' ', (SELECT name FROM unit WHERE id = NEW.unit_id), project.name) INTO place FROM project WHERE project.id = NEW.project_id;
  SELECT concat_ws(' ', name, last_name, CASE WHEN concat(name, last_name) = '' THEN username END) INTO person
    FROM account WHERE id = CASE NEW.type WHEN 'UNIT' THEN NEW.client_id ELSE NEW.created_by END;
  NEW.search_text := plain_text(concat_ws(' ',
    NEW.id, to_char(NEW.created_at AT TIME ZONE 'America/Argentina/Buenos_Aires', 'DD/MM/YYYY'), coalesce(person, 'Admin'), place,
    (SELECT label FROM claim_location WHERE id = NEW.location_id), (SELECT label FROM claim_location_detail WHERE id = NEW.location_detail_id),
    (SELECT label FROM claim_category WHERE id = NEW.category_id), (SELECT label FROM claim_item WHERE id = NEW.item_id),
    NEW.reason, NEW.description, claim_status_label(NEW.status)));
  NEW.staff_search_text := plain_text(concat_ws(' ', NEW.search_text, claim_priority_label(NEW.priority), price_text(NEW.repair_price)));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER claim_search BEFORE INSERT OR UPDATE OF
  description, status, priority, repair_price, created_at, created_by, project_id, unit_id, client_id, location_id, location_detail_id, category_id, item_id, reason, search_text
ON claim FOR EACH ROW EXECUTE FUNCTION write_claim_search();
--> statement-breakpoint
CREATE FUNCTION write_account_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := plain_text(concat_ws(' ', NEW.id, NEW.name, NEW.last_name, document_text(NEW.document), NEW.username, NEW.address, NEW.phone_number));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER account_search BEFORE INSERT OR UPDATE OF name, last_name, document, username, address, phone_number ON account
FOR EACH ROW EXECUTE FUNCTION write_account_search();
--> statement-breakpoint
CREATE FUNCTION write_project_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := plain_text(concat_ws(' ', NEW.id, NEW.name, NEW.description, NEW.address));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER project_search BEFORE INSERT OR UPDATE OF name, description, address ON project FOR EACH ROW EXECUTE FUNCTION write_project_search();
--> statement-breakpoint
CREATE FUNCTION write_unit_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := plain_text(concat_ws(' ', NEW.id, NEW.name, (SELECT name FROM project WHERE id = NEW.project_id),
    (SELECT concat_ws(' ', a.name, a.last_name) FROM contract c JOIN account a ON a.id = c.client_id WHERE c.unit_id = NEW.id AND c.end_date IS NULL)));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER unit_search BEFORE INSERT OR UPDATE OF name, project_id, search_text ON unit FOR EACH ROW EXECUTE FUNCTION write_unit_search();
--> statement-breakpoint
CREATE FUNCTION write_lease_request_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := plain_text(concat_ws(' ', NEW.id, NEW.tenant_name, NEW.tenant_last_name, document_text(NEW.tenant_document), NEW.tenant_email, NEW.tenant_phone_number,
    lease_status_label(NEW.status), (SELECT concat_ws(' ', a.name, a.last_name) FROM contract c JOIN account a ON a.id = c.client_id WHERE c.id = NEW.contract_id)));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER lease_request_search BEFORE INSERT OR UPDATE OF
  tenant_name, tenant_last_name, tenant_document, tenant_email, tenant_phone_number, status, contract_id, search_text
ON lease_request FOR EACH ROW EXECUTE FUNCTION write_lease_request_search();
--> statement-breakpoint
-- Setting search_text to anything makes the row's own trigger write it anew.
CREATE FUNCTION on_account_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE claim SET search_text = '' WHERE client_id = NEW.id OR (created_by = NEW.id AND type = 'PROJECT');
  UPDATE unit SET search_text = '' WHERE id IN (SELECT unit_id FROM contract WHERE client_id = NEW.id);
  UPDATE lease_request SET search_text = '' WHERE contract_id IN (SELECT id FROM contract WHERE client_id = NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER account_renamed AFTER UPDATE OF name, last_name, username ON account FOR EACH ROW
WHEN ((OLD.name, OLD.last_name, OLD.username) IS DISTINCT FROM (NEW.name, NEW.last_name, NEW.username)) EXECUTE FUNCTION on_account_renamed();
--> statement-breakpoint
CREATE FUNCTION on_project_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE claim SET search_text = '' WHERE project_id = NEW.id;
  UPDATE unit SET search_text = '' WHERE project_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER project_renamed AFTER UPDATE OF name ON project FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION on_project_renamed();
--> statement-breakpoint
CREATE FUNCTION on_unit_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE claim SET project_id = NEW.project_id, search_text = '' WHERE unit_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER unit_renamed AFTER UPDATE OF name, project_id ON unit FOR EACH ROW
WHEN ((OLD.name, OLD.project_id) IS DISTINCT FROM (NEW.name, NEW.project_id)) EXECUTE FUNCTION on_unit_renamed();
--> statement-breakpoint
-- A statement trigger: an import assigns thousands of units at once.
CREATE FUNCTION on_contract_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE unit SET search_text = '' WHERE id IN (SELECT unit_id FROM changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER contract_added AFTER INSERT ON contract REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION on_contract_changed();
--> statement-breakpoint
CREATE TRIGGER contract_changed AFTER UPDATE ON contract REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION on_contract_changed();
--> statement-breakpoint
CREATE FUNCTION on_lookup_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'claim_location' THEN UPDATE claim SET search_text = '' WHERE location_id = NEW.id;
    WHEN 'claim_location_detail' THEN UPDATE claim SET search_text = '' WHERE location_detail_id = NEW.id;
    WHEN 'claim_category' THEN UPDATE claim SET search_text = '' WHERE category_id = NEW.id;
    WHEN 'claim_item' THEN UPDATE claim SET search_text = '' WHERE item_id = NEW.id;
  END CASE;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER claim_location_renamed AFTER UPDATE OF label ON claim_location FOR EACH ROW EXECUTE FUNCTION on_lookup_renamed();
--> statement-breakpoint
CREATE TRIGGER claim_location_detail_renamed AFTER UPDATE OF label ON claim_location_detail FOR EACH ROW EXECUTE FUNCTION on_lookup_renamed();
--> statement-breakpoint
CREATE TRIGGER claim_category_renamed AFTER UPDATE OF label ON claim_category FOR EACH ROW EXECUTE FUNCTION on_lookup_renamed();
--> statement-breakpoint
CREATE TRIGGER claim_item_renamed AFTER UPDATE OF label ON claim_item FOR EACH ROW EXECUTE FUNCTION on_lookup_renamed();
--> statement-breakpoint
CREATE FUNCTION on_comments_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE claim SET comment_count = comment_count + added.count FROM (SELECT claim_id, count(*)::integer AS count FROM comments GROUP BY claim_id) AS added WHERE claim.id = added.claim_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER claim_comments_added AFTER INSERT ON claim_comment REFERENCING NEW TABLE AS comments FOR EACH STATEMENT EXECUTE FUNCTION on_comments_added();
