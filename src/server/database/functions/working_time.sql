-- Working time: the opening hours of the table working_day, which the server computes from the office's week and closed
-- days (contract/workingTime). test/server/claims/clock.test.ts compares these functions with test/support/claimClock.ts.

-- Both name the schema themselves instead of setting the search path: PostgreSQL then makes them part of the query that calls
-- them, and the figure of the terms that were kept needs half the time with 100,000 claims.

-- The working time from the first day up to an instant, in milliseconds.
CREATE OR REPLACE FUNCTION worked_ms(instant timestamptz) RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce((SELECT d.before_ms + round(extract(epoch FROM least(instant, d.closes_at) - d.opens_at) * 1000)::bigint
    FROM public.working_day d WHERE d.opens_at <= instant ORDER BY d.opens_at DESC LIMIT 1), 0)
$$;

-- The first instant at which that much working time has passed; null without days.
CREATE OR REPLACE FUNCTION working_instant(worked bigint) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (SELECT d.opens_at + (worked - d.before_ms) * interval '1 millisecond' FROM public.working_day d
    WHERE d.before_ms < greatest(worked, 1) ORDER BY d.before_ms DESC LIMIT 1)
$$;
