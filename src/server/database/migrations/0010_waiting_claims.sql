ALTER TABLE "claim" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "last_message_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "last_message_by" integer;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_last_message_by_account_id_fk" FOREIGN KEY ("last_message_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_waiting_idx" ON "claim" USING btree ("type","waiting_since","id");--> statement-breakpoint
CREATE INDEX "claim_waiting_descending_idx" ON "claim" USING btree ("type","waiting_since" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "claim_last_message_idx" ON "claim" USING btree ("type","last_message_at","id");--> statement-breakpoint
CREATE INDEX "claim_last_message_descending_idx" ON "claim" USING btree ("type","last_message_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
-- Whose word was the last one. A message or a change of status by staff is an answer; whoever reports has spoken by raising the claim
-- and by each message. `waiting_since` is the first such word that no answer follows.
CREATE FUNCTION refresh_claim_talk(claims integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE claim c SET comment_count = talk.count, last_message_at = talk.last_at, last_message_by = talk.last_by, waiting_since = talk.waiting_since
  FROM (
    SELECT wanted.id, messages.count, messages.last_at, messages.last_by,
      least(
        CASE WHEN w.creator_type <> 'staff' AND w.created_at > coalesce(answer.at, '-infinity') THEN w.created_at END,
        (SELECT min(m.created_at) FROM claim_comment m JOIN account a ON a.id = m.created_by
          WHERE m.claim_id = wanted.id AND a.type NOT IN ('admin', 'manager') AND m.created_at > coalesce(answer.at, '-infinity'))
      ) AS waiting_since
    FROM unnest(claims) AS wanted(id)
      JOIN claim w ON w.id = wanted.id
      CROSS JOIN LATERAL (
        SELECT count(*)::integer AS count, max(m.created_at) AS last_at, (array_agg(m.created_by ORDER BY m.created_at DESC, m.id DESC))[1] AS last_by
        FROM claim_comment m WHERE m.claim_id = wanted.id
      ) AS messages
      CROSS JOIN LATERAL (
        SELECT max(said.at) AS at FROM (
          SELECT m.created_at AS at FROM claim_comment m JOIN account a ON a.id = m.created_by WHERE m.claim_id = wanted.id AND a.type IN ('admin', 'manager')
          UNION ALL
          SELECT h.created_at FROM claim_change h JOIN account a ON a.id = h.created_by
            WHERE h.claim_id = wanted.id AND h.field = 'status' AND a.type IN ('admin', 'manager')
        ) AS said
      ) AS answer
  ) AS talk
  WHERE c.id = talk.id
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION on_comments_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_claim_talk(ARRAY(SELECT DISTINCT claim_id FROM comments));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION on_changes_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_claim_talk(ARRAY(SELECT DISTINCT claim_id FROM changes WHERE field = 'status'));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER claim_changes_added AFTER INSERT ON claim_change REFERENCING NEW TABLE AS changes FOR EACH STATEMENT EXECUTE FUNCTION on_changes_added();
--> statement-breakpoint
CREATE FUNCTION on_claim_raised() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.waiting_since := CASE WHEN NEW.creator_type <> 'staff' THEN NEW.created_at END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER claim_raised BEFORE INSERT ON claim FOR EACH ROW EXECUTE FUNCTION on_claim_raised();
--> statement-breakpoint
SELECT refresh_claim_talk(ARRAY(SELECT id FROM claim));
