-- What is due of a claim follows its state, priority, trade and project, its messages and its pauses.
-- Why not code: lists sort by it, so it is stored; single changes, bulk changes and undone ones change what it rests on.

CREATE OR REPLACE TRIGGER clock_created AFTER INSERT ON claim REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION clock_claims();

CREATE OR REPLACE TRIGGER clock_changed AFTER UPDATE ON claim REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION clock_claims();

CREATE OR REPLACE TRIGGER clock_moved AFTER INSERT ON claim_change REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION clock_changes();

CREATE OR REPLACE TRIGGER clock_undone AFTER UPDATE ON claim_change REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION clock_changes();

CREATE OR REPLACE TRIGGER clock_message AFTER INSERT ON claim_comment REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION clock_comments();

CREATE OR REPLACE TRIGGER clock_paused AFTER INSERT ON claim_pause REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION clock_pauses();

CREATE OR REPLACE TRIGGER clock_resumed AFTER UPDATE ON claim_pause REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION clock_pauses();
