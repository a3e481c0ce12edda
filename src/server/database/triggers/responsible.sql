-- The responsible of a new claim.
-- Why not code: no writer of claims can leave it out, nor the former version's processes during a rollout.

CREATE OR REPLACE TRIGGER claim_responsible BEFORE INSERT ON claim FOR EACH ROW WHEN (NEW.responsible_id IS NULL) EXECUTE FUNCTION on_claim_without_responsible();
