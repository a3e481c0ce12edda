-- The feed of changes, which the streams read: one row per record and kind of change, in the transaction of the change.
-- The functions write as their owner (SECURITY DEFINER): while a new version brings a table, the processes of the former
-- version have no right to it yet.

-- One notification for each transaction: PostgreSQL joins the same ones.
CREATE OR REPLACE FUNCTION tell_change_feed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY change_feed;
  RETURN NULL;
END $$;

-- Claims. A column that nobody names here counts as internal, of which only staff hears: a new one can neither be forgotten
-- nor be told to clients by mistake. Columns that triggers keep follow from other changes, which are told themselves.
CREATE OR REPLACE FUNCTION feed_claims() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  facts CONSTANT text[] := array['type', 'description', 'project_id', 'unit_id', 'contract_id', 'client_id', 'owner_id', 'tenant_id', 'location_id',
    'location_detail_id', 'category_id', 'item_id', 'contact_name', 'contact_phone', 'preferred_date', 'reason', 'created_at', 'created_by', 'creator_type'];
  kept CONSTANT text[] := array['comment_count', 'waiting_since', 'last_message_at', 'last_message_by', 'search_text', 'staff_search_text'];
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO change_feed (kind, record_id, what)
      SELECT CASE type WHEN 'UNIT' THEN 'unitClaim' ELSE 'projectClaim' END, id, 'created' FROM new_rows ORDER BY id;
  ELSE
    INSERT INTO change_feed (kind, record_id, what)
      SELECT DISTINCT CASE c.type WHEN 'UNIT' THEN 'unitClaim' ELSE 'projectClaim' END, c.id, CASE
          WHEN field.key = 'status' THEN 'state'
          WHEN field.key = 'repair_price' THEN 'price'
          WHEN field.key = 'priority' THEN 'priority'
          WHEN field.key = ANY (facts) THEN 'facts'
          ELSE 'internal'
        END
      FROM new_rows c JOIN old_rows o USING (id)
        CROSS JOIN LATERAL to_jsonb(o) former
        CROSS JOIN LATERAL jsonb_each(to_jsonb(c) - kept) field
      WHERE field.value IS DISTINCT FROM former -> field.key;
  END IF;
  RETURN NULL;
END $$;

-- What belongs to a claim: its messages, photos, pauses and the notes of staff, as the argument says.
CREATE OR REPLACE FUNCTION feed_claim_parts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what)
    SELECT DISTINCT CASE c.type WHEN 'UNIT' THEN 'unitClaim' ELSE 'projectClaim' END, c.id, TG_ARGV[0]
    FROM changed_rows r JOIN claim c ON c.id = r.claim_id;
  RETURN NULL;
END $$;

-- Records that have a number of their own and are told by the kind that the argument names.
CREATE OR REPLACE FUNCTION feed_records() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO change_feed (kind, record_id, what) SELECT TG_ARGV[0], id, 'created' FROM new_rows ORDER BY id;
  ELSE
    INSERT INTO change_feed (kind, record_id, what)
      SELECT TG_ARGV[0], n.id, 'changed' FROM new_rows n JOIN old_rows o USING (id)
      WHERE to_jsonb(n) - 'search_text' IS DISTINCT FROM to_jsonb(o) - 'search_text' ORDER BY n.id;
  END IF;
  RETURN NULL;
END $$;
