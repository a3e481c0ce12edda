-- A claim that who raised it took back waits for nobody, whatever is written to it later.
CREATE OR REPLACE FUNCTION refresh_claim_talk(claims integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE claim c SET comment_count = talk.count, last_message_at = talk.last_at, last_message_by = talk.last_by, waiting_since = talk.waiting_since
  FROM (
    SELECT wanted.id, messages.count, messages.last_at, messages.last_by,
      CASE WHEN status.is_withdrawn THEN NULL ELSE least(
        CASE WHEN w.creator_type <> 'staff' AND w.created_at > coalesce(answer.at, '-infinity') THEN w.created_at END,
        (SELECT min(m.created_at) FROM claim_comment m JOIN account a ON a.id = m.created_by
          WHERE m.claim_id = wanted.id AND a.type NOT IN ('admin', 'manager') AND m.created_at > coalesce(answer.at, '-infinity'))
      ) END AS waiting_since
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
            WHERE h.claim_id = wanted.id AND h.field = 'status' AND NOT h.is_undone AND a.type IN ('admin', 'manager')
        ) AS said
      ) AS answer
      CROSS JOIN LATERAL (
        SELECT EXISTS (
          SELECT FROM (
            SELECT h."to", h.created_by FROM claim_change h WHERE h.claim_id = wanted.id AND h.field = 'status' AND NOT h.is_undone ORDER BY h.id DESC LIMIT 1
          ) AS latest JOIN account a ON a.id = latest.created_by
          WHERE latest."to" = 'rejected' AND a.type NOT IN ('admin', 'manager')
        ) AS is_withdrawn
      ) AS status
  ) AS talk
  WHERE c.id = talk.id
$$;
--> statement-breakpoint
SELECT refresh_claim_talk(ARRAY(SELECT DISTINCT h.claim_id FROM claim_change h JOIN account a ON a.id = h.created_by
  WHERE h.field = 'status' AND h."to" = 'rejected' AND a.type NOT IN ('admin', 'manager')));
