-- What is new in claims.
-- Why not code: every path that changes a claim makes news, and their order needs a lock in that transaction.

CREATE OR REPLACE TRIGGER news_message AFTER INSERT ON claim_comment REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_claim_news('message');

CREATE OR REPLACE TRIGGER news_photo AFTER INSERT ON claim_image REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_claim_news('photo');

CREATE OR REPLACE TRIGGER news_note AFTER INSERT ON claim_note REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_claim_news('note');

CREATE OR REPLACE TRIGGER news_created AFTER INSERT ON claim REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_created_claims();

CREATE OR REPLACE TRIGGER news_changed AFTER INSERT ON claim_change REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_claim_changes();

CREATE OR REPLACE TRIGGER news_undone AFTER UPDATE ON claim_change REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_undone_changes();
