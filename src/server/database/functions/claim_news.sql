-- What is new in claims: one row per message, change, photo and note. The claim's row is locked before the news are numbered,
-- so that the numbers of one claim's news become visible in their order. What was brought in from before (an import, a demo)
-- is no news. The functions write as their owner: see change_feed.sql.

-- Messages, photos and notes, as the argument says.
CREATE OR REPLACE FUNCTION note_claim_news() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM claim WHERE id IN (SELECT claim_id FROM new_rows) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO claim_news (claim_id, what, actor_id, at)
    SELECT claim_id, TG_ARGV[0], created_by, created_at FROM new_rows WHERE created_at > now() - interval '90 days' ORDER BY id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION note_created_claims() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO claim_news (claim_id, what, actor_id, at)
    SELECT id, 'created', created_by, created_at FROM new_rows WHERE created_at > now() - interval '90 days' ORDER BY id;
  RETURN NULL;
END $$;

-- A field that nobody names here is internal: only staff are told of its changes. A move that was undone, and the one that
-- undid it, are none; neither is a warranty that followed from another change.
CREATE OR REPLACE FUNCTION note_claim_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM claim WHERE id IN (SELECT claim_id FROM new_rows) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO claim_news (claim_id, what, actor_id, at)
    SELECT claim_id, CASE
        WHEN field = 'status' THEN 'state'
        WHEN field = 'priority' THEN 'priority'
        WHEN field = 'repair_price' THEN 'price'
        WHEN field = 'responsible' THEN 'responsible'
        WHEN field IN ('place', 'item', 'reason', 'description', 'contact', 'preferred_date', 'photos', 'decision') THEN 'facts'
        ELSE 'internal'
      END, created_by, created_at
    FROM new_rows WHERE NOT is_undone AND field <> 'warranty' AND created_at > now() - interval '90 days' ORDER BY id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION forget_undone_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM claim_news n USING new_rows c JOIN old_rows o USING (id)
    WHERE c.is_undone AND NOT o.is_undone
      AND n.claim_id = c.claim_id AND n.what IN ('state', 'priority') AND n.actor_id = c.created_by AND n.at = c.created_at;
  RETURN NULL;
END $$;
