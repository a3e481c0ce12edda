-- The warranty of claims that nobody has decided about follows the claim, its unit's owners and delivery, and its project's
-- delivery. It does not follow the warranty table: an edit changes no claim.
-- Why not code: lists filter by it, so it is stored; writes to four tables change it, and two at once must wait for each other.

CREATE OR REPLACE TRIGGER claim_warranty_added AFTER INSERT ON claim REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION on_warranty_claims_added();

CREATE OR REPLACE TRIGGER claim_warranty_changed AFTER UPDATE OF category_id, item_id, unit_id, place, created_at ON claim FOR EACH ROW
WHEN ((OLD.category_id, OLD.item_id, OLD.unit_id, OLD.place, OLD.created_at) IS DISTINCT FROM (NEW.category_id, NEW.item_id, NEW.unit_id, NEW.place, NEW.created_at))
EXECUTE FUNCTION on_warranty_claim_changed();

CREATE OR REPLACE TRIGGER contract_handover_added AFTER INSERT ON contract REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION on_handover_changed();

CREATE OR REPLACE TRIGGER contract_handover_removed AFTER DELETE ON contract REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION on_handover_changed();

CREATE OR REPLACE TRIGGER contract_handover_changed AFTER UPDATE ON contract REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION on_handover_changed();

CREATE OR REPLACE TRIGGER unit_delivery_changed AFTER UPDATE OF delivered_on ON unit FOR EACH ROW
WHEN (OLD.delivered_on IS DISTINCT FROM NEW.delivered_on) EXECUTE FUNCTION on_delivery_changed();

CREATE OR REPLACE TRIGGER project_delivery_changed AFTER UPDATE OF delivered_on ON project FOR EACH ROW
WHEN (OLD.delivered_on IS DISTINCT FROM NEW.delivered_on) EXECUTE FUNCTION on_project_delivery_changed();
