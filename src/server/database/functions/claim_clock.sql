-- Minutes until the first answer and until the end of a claim: those that stood when the claim came, for what it is now. A rule
-- for its project comes before one for its trade, and both before a general one.
CREATE OR REPLACE FUNCTION term_of_claim(came timestamptz, priority text, category integer, project integer)
RETURNS TABLE (answer_minutes integer, end_minutes integer) LANGUAGE sql STABLE AS $$
  SELECT r.answer_minutes, r.end_minutes FROM term_rule r
  WHERE r.version_id = (SELECT v.id FROM term_version v WHERE v.created_at <= $1 ORDER BY v.created_at DESC, v.id DESC LIMIT 1)
    AND r.priority IS NOT DISTINCT FROM $2
    AND (r.category_id IS NULL OR r.category_id = $3) AND (r.project_id IS NULL OR r.project_id = $4)
  ORDER BY r.project_id IS NOT NULL DESC, r.category_id IS NOT NULL DESC LIMIT 1
$$;

-- The working time that does not count for the end of a claim: while it had ended, and while its author had an open question.
-- An end without a reopening counts as the time up to it, below zero.
-- A table, because PostgreSQL makes that part of the query that calls it, which is four times as fast.
CREATE OR REPLACE FUNCTION uncounted_time(wanted integer) RETURNS TABLE (ms bigint) LANGUAGE sql STABLE AS $$
  SELECT ((SELECT coalesce(sum(CASE WHEN f.is_open THEN - worked_ms(h.created_at) ELSE worked_ms(h.created_at) END), 0)
      FROM claim_change h JOIN claim_status f ON f.code = h."from" JOIN claim_status t ON t.code = h."to"
      WHERE h.claim_id = wanted AND h.field = 'status' AND NOT h.is_undone AND f.is_open <> t.is_open)
    + (SELECT coalesce(sum(worked_ms(p.ended_at) - worked_ms(p.started_at)), 0) FROM claim_pause p WHERE p.claim_id = wanted))::bigint
$$;

-- What is due of some claims: each has a row, also without any terms. The first answer is due after the answer's term. The end
-- is due after the working time in which the claim was open and its author had no open question.
--
-- SQL is the only owner of the rule, because a new calendar or rule changes all open claims at once. The tests compute it once
-- more (test/support/claimClock.ts), and test/server/claims/clock.test.ts compares the two.
--
-- The functions write as their owner: see change_feed.sql.
CREATE OR REPLACE FUNCTION refresh_claim_clocks(ids integer[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF ids = '{}' THEN RETURN; END IF;
  PERFORM 1 FROM claim WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  WITH wanted AS (
    SELECT c.id, c.type, c.created_at, s.is_open, t.answer_minutes * 60000::bigint AS answer_ms, t.end_minutes * 60000::bigint AS end_ms
    FROM claim c JOIN claim_status s ON s.code = c.status
      LEFT JOIN LATERAL term_of_claim(c.created_at, c.priority, c.category_id, c.project_id) t ON true
    WHERE c.id = ANY (ids)
  ), clocks AS (
    SELECT w.id, w.type, w.is_open, answer.at AS answered_at, pause.since AS paused_since,
      working_instant(worked_ms(w.created_at) + w.answer_ms) AS answer_due_at,
      CASE WHEN w.is_open AND pause.since IS NULL
        THEN working_instant(worked_ms(w.created_at) + uncounted.ms + w.end_ms) END AS end_due_at
    FROM wanted w
      CROSS JOIN LATERAL (
        SELECT min(said.at) AS at FROM (
          SELECT m.created_at AS at FROM claim_comment m JOIN account a ON a.id = m.created_by JOIN user_type u ON u.code = a.type
            WHERE m.claim_id = w.id AND u.is_staff
          UNION ALL
          SELECT h.created_at FROM claim_change h JOIN account a ON a.id = h.created_by JOIN user_type u ON u.code = a.type
            WHERE h.claim_id = w.id AND h.field = 'status' AND NOT h.is_undone AND u.is_staff
        ) said
      ) answer
      CROSS JOIN LATERAL (SELECT min(p.started_at) AS since FROM claim_pause p WHERE p.claim_id = w.id AND p.ended_at IS NULL) pause
      CROSS JOIN LATERAL uncounted_time(w.id) uncounted
  )
  INSERT INTO claim_clock AS k (claim_id, type, answered_at, answer_due_at, end_due_at, paused_since, due_at)
    SELECT id, type, answered_at, answer_due_at, end_due_at, paused_since,
      least(CASE WHEN is_open AND answered_at IS NULL THEN answer_due_at END, end_due_at) FROM clocks ORDER BY id
    ON CONFLICT (claim_id) DO UPDATE SET answered_at = excluded.answered_at, answer_due_at = excluded.answer_due_at,
      end_due_at = excluded.end_due_at, paused_since = excluded.paused_since, due_at = excluded.due_at
    WHERE (k.answered_at, k.answer_due_at, k.end_due_at, k.paused_since, k.due_at)
      IS DISTINCT FROM (excluded.answered_at, excluded.answer_due_at, excluded.end_due_at, excluded.paused_since, excluded.due_at);
END $$;

-- A claim that is new, or has another state, priority, trade or project.
CREATE OR REPLACE FUNCTION clock_claims() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM refresh_claim_clocks(ARRAY(SELECT id FROM new_rows));
  ELSE
    PERFORM refresh_claim_clocks(ARRAY(SELECT n.id FROM new_rows n JOIN old_rows o USING (id)
      WHERE (n.status, n.priority, n.category_id, n.project_id) IS DISTINCT FROM (o.status, o.priority, o.category_id, o.project_id)));
  END IF;
  RETURN NULL;
END $$;

-- A move of a claim. With its end nothing is asked any more.
CREATE OR REPLACE FUNCTION clock_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE claim_pause p SET ended_at = h.created_at FROM changed_rows h JOIN claim_status t ON t.code = h."to"
    WHERE p.claim_id = h.claim_id AND p.ended_at IS NULL AND h.field = 'status' AND NOT h.is_undone AND NOT t.is_open;
  PERFORM refresh_claim_clocks(ARRAY(SELECT DISTINCT claim_id FROM changed_rows WHERE field = 'status'));
  RETURN NULL;
END $$;

-- A message. That of whoever was asked ends the pause by itself.
CREATE OR REPLACE FUNCTION clock_comments() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE claim_pause p SET ended_at = m.created_at FROM changed_rows m JOIN account a ON a.id = m.created_by JOIN user_type u ON u.code = a.type
    WHERE p.claim_id = m.claim_id AND p.ended_at IS NULL AND NOT u.is_staff;
  PERFORM refresh_claim_clocks(ARRAY(SELECT DISTINCT claim_id FROM changed_rows));
  RETURN NULL;
END $$;

-- A question to the author that begins or ends.
CREATE OR REPLACE FUNCTION clock_pauses() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM refresh_claim_clocks(ARRAY(SELECT DISTINCT claim_id FROM changed_rows));
  RETURN NULL;
END $$;
