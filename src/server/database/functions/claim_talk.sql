-- Who had the last word in some claims: counts the messages, and finds the last one and the first word that no answer
-- follows (`waiting_since`). A message or a change of status by staff is an answer, unless the change was undone. Whoever
-- reports speaks by raising the claim and by each message. A claim that its author took back waits for nobody.
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

-- A message was written.
CREATE OR REPLACE FUNCTION on_comments_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_claim_talk(ARRAY(SELECT DISTINCT claim_id FROM comments));
  RETURN NULL;
END $$;

-- A claim was moved.
CREATE OR REPLACE FUNCTION on_changes_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_claim_talk(ARRAY(SELECT DISTINCT claim_id FROM changes WHERE field = 'status'));
  RETURN NULL;
END $$;

-- A claim that its author raised waits from the start.
CREATE OR REPLACE FUNCTION on_claim_raised() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.waiting_since := CASE WHEN NEW.creator_type <> 'staff' THEN NEW.created_at END;
  RETURN NEW;
END $$;
