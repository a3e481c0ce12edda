-- No version uses these any more.
CREATE OR REPLACE FUNCTION claim_status_rank(text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_position(ARRAY['pending', 'approved', 'open', 'completed', 'rejected'], $1)
$$;

CREATE OR REPLACE FUNCTION claim_priority_rank(text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_position(ARRAY['low', 'medium', 'high', 'urgent'], $1)
$$;
