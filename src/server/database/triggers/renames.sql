-- The new name of a record, for the search texts of the rows that show it.
-- Why not code: names change in forms and imports, and the rows that show them belong to other services.

CREATE OR REPLACE TRIGGER account_renamed AFTER UPDATE OF name, last_name, username, document, phone_number ON account FOR EACH ROW
WHEN ((OLD.name, OLD.last_name, OLD.username, OLD.document, OLD.phone_number) IS DISTINCT FROM (NEW.name, NEW.last_name, NEW.username, NEW.document, NEW.phone_number)) EXECUTE FUNCTION on_account_renamed();

CREATE OR REPLACE TRIGGER project_renamed AFTER UPDATE OF name ON project FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION on_project_renamed();

CREATE OR REPLACE TRIGGER unit_renamed AFTER UPDATE OF name, project_id ON unit FOR EACH ROW
WHEN ((OLD.name, OLD.project_id) IS DISTINCT FROM (NEW.name, NEW.project_id)) EXECUTE FUNCTION on_unit_renamed();

CREATE OR REPLACE TRIGGER contract_added AFTER INSERT ON contract REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION on_contract_changed();

CREATE OR REPLACE TRIGGER contract_changed AFTER UPDATE ON contract REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION on_contract_changed();

CREATE OR REPLACE TRIGGER claim_location_renamed AFTER UPDATE OF label ON claim_location FOR EACH ROW EXECUTE FUNCTION on_lookup_renamed();

CREATE OR REPLACE TRIGGER claim_location_detail_renamed AFTER UPDATE OF label ON claim_location_detail FOR EACH ROW EXECUTE FUNCTION on_lookup_renamed();

CREATE OR REPLACE TRIGGER claim_category_renamed AFTER UPDATE OF label ON claim_category FOR EACH ROW EXECUTE FUNCTION on_lookup_renamed();

CREATE OR REPLACE TRIGGER claim_item_renamed AFTER UPDATE OF label ON claim_item FOR EACH ROW EXECUTE FUNCTION on_lookup_renamed();
