-- The labels of codes, from the tables that the server fills from the contract (referenceTables.ts).

CREATE OR REPLACE FUNCTION claim_status_label(text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT label FROM claim_status WHERE code = $1
$$;

CREATE OR REPLACE FUNCTION claim_priority_label(text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT label FROM claim_priority WHERE code = $1
$$;

CREATE OR REPLACE FUNCTION lease_status_label(text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT label FROM lease_status WHERE code = $1
$$;
