-- Working time: the opening hours of the table working_day, which the server computes from the office's week and closed
-- days (contract/workingTime). test/server/claims/clock.test.ts compares these functions with test/support/claimClock.ts.

-- The working time from the first day up to an instant, in milliseconds.
CREATE OR REPLACE FUNCTION worked_ms(instant timestamptz) RETURNS bigint LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce((SELECT before_ms + round(extract(epoch FROM least(instant, closes_at) - opens_at) * 1000)::bigint
    FROM working_day WHERE opens_at <= instant ORDER BY opens_at DESC LIMIT 1), 0)
$$;

-- The first instant at which that much working time has passed; null without days.
CREATE OR REPLACE FUNCTION working_instant(worked bigint) RETURNS timestamptz LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT opens_at + (worked - before_ms) * interval '1 millisecond' FROM working_day
    WHERE before_ms < greatest(worked, 1) ORDER BY before_ms DESC LIMIT 1
$$;
