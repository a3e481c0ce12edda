-- The words by which a row is found.
-- Why not code: imports, bulk changes and renames of other records write these rows too, and none may forget the text.

CREATE OR REPLACE TRIGGER claim_search BEFORE INSERT OR UPDATE OF
  description, status, priority, repair_price, created_at, created_by, project_id, unit_id, client_id, location_id, location_detail_id, category_id, item_id, reason, place, place_detail, contact_name, contact_phone, search_text
ON claim FOR EACH ROW EXECUTE FUNCTION write_claim_search();

CREATE OR REPLACE TRIGGER account_search BEFORE INSERT OR UPDATE OF name, last_name, document, username, address, phone_number ON account
FOR EACH ROW EXECUTE FUNCTION write_account_search();

CREATE OR REPLACE TRIGGER project_search BEFORE INSERT OR UPDATE OF name, description, address ON project FOR EACH ROW EXECUTE FUNCTION write_project_search();

CREATE OR REPLACE TRIGGER unit_search BEFORE INSERT OR UPDATE OF name, project_id, search_text ON unit FOR EACH ROW EXECUTE FUNCTION write_unit_search();

CREATE OR REPLACE TRIGGER lease_request_search BEFORE INSERT OR UPDATE OF
  tenant_name, tenant_last_name, tenant_document, tenant_email, tenant_phone_number, status, contract_id, search_text
ON lease_request FOR EACH ROW EXECUTE FUNCTION write_lease_request_search();
