-- What the contract says of codes becomes tables, which the server fills from the contract after the migrations. The rows here are those of
-- this version: the foreign keys below need them.
CREATE TABLE "claim_priority" (
	"code" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_status" (
	"code" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lease_status" (
	"code" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_type" (
	"code" text PRIMARY KEY NOT NULL,
	"is_staff" boolean NOT NULL
);
--> statement-breakpoint
INSERT INTO user_type (code, is_staff) VALUES ('admin', true), ('manager', true), ('consortium', false), ('client', false);
--> statement-breakpoint
INSERT INTO claim_status (code, label) VALUES ('pending', 'En análisis'), ('approved', 'Aprobado'), ('open', 'En curso'), ('completed', 'Finalizado'), ('rejected', 'Rechazado');
--> statement-breakpoint
INSERT INTO claim_priority (code, label) VALUES ('urgent', 'Alta'), ('high', 'Media'), ('medium', 'Baja'), ('low', 'Baja');
--> statement-breakpoint
INSERT INTO lease_status (code, label) VALUES ('requested', 'Solicitado'), ('pending', 'Pendiente'), ('under_review', 'En revisión'), ('accepted', 'Aceptado'), ('rejected', 'Rechazado');
--> statement-breakpoint
ALTER TABLE "claim" DROP CONSTRAINT "claim_status";--> statement-breakpoint
ALTER TABLE "claim" DROP CONSTRAINT "claim_priority";--> statement-breakpoint
DROP INDEX "claim_status_rank_idx";--> statement-breakpoint
DROP INDEX "claim_priority_rank_idx";--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_type_user_type_code_fk" FOREIGN KEY ("type") REFERENCES "public"."user_type"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_status_claim_status_code_fk" FOREIGN KEY ("status") REFERENCES "public"."claim_status"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_priority_claim_priority_code_fk" FOREIGN KEY ("priority") REFERENCES "public"."claim_priority"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_request" ADD CONSTRAINT "lease_request_status_lease_status_code_fk" FOREIGN KEY ("status") REFERENCES "public"."lease_status"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_status_id_idx" ON "claim" USING btree ("type","status","id");--> statement-breakpoint
CREATE INDEX "claim_priority_id_idx" ON "claim" USING btree ("type","priority","id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION claim_status_label(text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT label FROM claim_status WHERE code = $1
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION claim_priority_label(text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT label FROM claim_priority WHERE code = $1
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION lease_status_label(text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT label FROM lease_status WHERE code = $1
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_claim_talk(claims integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE claim c SET comment_count = talk.count, last_message_at = talk.last_at, last_message_by = talk.last_by, waiting_since = talk.waiting_since
  FROM (
    SELECT wanted.id, messages.count, messages.last_at, messages.last_by,
      CASE WHEN status.is_withdrawn THEN NULL ELSE least(
        CASE WHEN w.creator_type <> 'staff' AND w.created_at > coalesce(answer.at, '-infinity') THEN w.created_at END,
        (SELECT min(m.created_at) FROM claim_comment m JOIN account a ON a.id = m.created_by JOIN user_type t ON t.code = a.type
          WHERE m.claim_id = wanted.id AND NOT t.is_staff AND m.created_at > coalesce(answer.at, '-infinity'))
      ) END AS waiting_since
    FROM unnest(claims) AS wanted(id)
      JOIN claim w ON w.id = wanted.id
      CROSS JOIN LATERAL (
        SELECT count(*)::integer AS count, max(m.created_at) AS last_at, (array_agg(m.created_by ORDER BY m.created_at DESC, m.id DESC))[1] AS last_by
        FROM claim_comment m WHERE m.claim_id = wanted.id
      ) AS messages
      CROSS JOIN LATERAL (
        SELECT max(said.at) AS at FROM (
          SELECT m.created_at AS at FROM claim_comment m JOIN account a ON a.id = m.created_by JOIN user_type t ON t.code = a.type WHERE m.claim_id = wanted.id AND t.is_staff
          UNION ALL
          SELECT h.created_at FROM claim_change h JOIN account a ON a.id = h.created_by JOIN user_type t ON t.code = a.type
            WHERE h.claim_id = wanted.id AND h.field = 'status' AND NOT h.is_undone AND t.is_staff
        ) AS said
      ) AS answer
      CROSS JOIN LATERAL (
        SELECT EXISTS (
          SELECT FROM (
            SELECT h."to", h.created_by FROM claim_change h WHERE h.claim_id = wanted.id AND h.field = 'status' AND NOT h.is_undone ORDER BY h.id DESC LIMIT 1
          ) AS latest JOIN account a ON a.id = latest.created_by JOIN user_type t ON t.code = a.type
          WHERE latest."to" = 'rejected' AND NOT t.is_staff
        ) AS is_withdrawn
      ) AS status
  ) AS talk
  WHERE c.id = talk.id
$$;
--> statement-breakpoint
-- claim_status_rank and claim_priority_rank stay for processes of the version before, which serve during a rollout. A later migration can drop them.
ANALYZE claim_status, claim_priority, lease_status, user_type;
