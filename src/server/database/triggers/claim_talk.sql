-- Who had the last word in a claim, and since when it waits for an answer.
-- Why not code: lists sort by it, so it is stored; messages and moves of many paths change it, an undone move too.

CREATE OR REPLACE TRIGGER claim_comments_added AFTER INSERT ON claim_comment REFERENCING NEW TABLE AS comments FOR EACH STATEMENT EXECUTE FUNCTION on_comments_added();

CREATE OR REPLACE TRIGGER claim_changes_added AFTER INSERT ON claim_change REFERENCING NEW TABLE AS changes FOR EACH STATEMENT EXECUTE FUNCTION on_changes_added();

CREATE OR REPLACE TRIGGER claim_raised BEFORE INSERT ON claim FOR EACH ROW EXECUTE FUNCTION on_claim_raised();
