-- What no version since 1.0.0 uses. A new database never had the functions.
DROP TABLE login_attempt;
--> statement-breakpoint
DROP FUNCTION IF EXISTS claim_status_rank(text), claim_priority_rank(text);
