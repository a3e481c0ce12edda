CREATE TABLE "change_feed" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_feed_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"what" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "change_feed_xid_idx" ON "change_feed" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "change_feed_at_idx" ON "change_feed" USING btree ("at");--> statement-breakpoint
-- One notification for each transaction: PostgreSQL joins the same ones.
CREATE FUNCTION tell_change_feed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY change_feed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER change_feed_grew AFTER INSERT ON change_feed FOR EACH STATEMENT EXECUTE FUNCTION tell_change_feed();
--> statement-breakpoint
-- The functions below write as their owner: while a new version brings this table, the processes of the old one have no right to it yet.
--
-- Claims. A column that nobody names here counts as internal, of which only staff hears: a new one can neither be forgotten nor be told to
-- clients by mistake. Columns that triggers keep follow from other changes, which are told themselves.
CREATE FUNCTION feed_claims() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
--> statement-breakpoint
CREATE TRIGGER fed_added AFTER INSERT ON claim REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_claims();
--> statement-breakpoint
CREATE TRIGGER fed_changed AFTER UPDATE ON claim REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_claims();
--> statement-breakpoint
-- What belongs to a claim: its messages, photos and the notes of staff, as the argument says.
CREATE FUNCTION feed_claim_parts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what)
    SELECT DISTINCT CASE c.type WHEN 'UNIT' THEN 'unitClaim' ELSE 'projectClaim' END, c.id, TG_ARGV[0]
    FROM changed_rows r JOIN claim c ON c.id = r.claim_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Records that have a number of their own and are told by the kind that the argument names.
CREATE FUNCTION feed_records() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
--> statement-breakpoint
-- Accounts are told by their type. How one signs in concerns nobody else, but for whether there is a password.
CREATE FUNCTION feed_accounts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  private CONSTANT text[] := array['search_text', 'device_epoch', 'totp_secret', 'totp_enabled_at', 'totp_step'];
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO change_feed (kind, record_id, what) SELECT type, id, 'created' FROM new_rows ORDER BY id;
  ELSE
    INSERT INTO change_feed (kind, record_id, what)
      SELECT n.type, n.id, 'changed' FROM new_rows n JOIN old_rows o USING (id)
      WHERE to_jsonb(n) - private IS DISTINCT FROM to_jsonb(o) - private ORDER BY n.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Who owns a unit, rents it or attends to a project: both sides changed, and what the person may see, perhaps to nothing, so that it would
-- not hear of the record itself.
CREATE FUNCTION feed_ownerships() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what)
    SELECT DISTINCT tie.kind, tie.id, 'changed' FROM changed_rows r
      CROSS JOIN LATERAL (VALUES ('unit', r.unit_id), ('client', r.client_id), ('access', r.client_id)) tie (kind, id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION feed_leases() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what)
    SELECT DISTINCT tie.kind, tie.id, 'changed' FROM changed_rows r
      CROSS JOIN LATERAL (VALUES ('unit', r.unit_id), ('client', r.tenant_id), ('access', r.tenant_id)) tie (kind, id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION feed_attendance() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what)
    SELECT DISTINCT tie.kind, tie.id, 'changed' FROM changed_rows r
      CROSS JOIN LATERAL (VALUES ('project', r.project_id), ('manager', r.manager_id), ('access', r.manager_id)) tie (kind, id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION feed_consortiums() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what)
    SELECT DISTINCT told.kind, told.id, 'changed' FROM new_rows n JOIN old_rows o USING (id)
      CROSS JOIN LATERAL unnest(array[n.consortium_id, o.consortium_id]) person
      CROSS JOIN LATERAL (VALUES ('access', person), ('consortium', person)) told (kind, id)
    WHERE n.consortium_id IS DISTINCT FROM o.consortium_id AND person IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER fed_consortium AFTER UPDATE ON project REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_consortiums();
--> statement-breakpoint
CREATE FUNCTION feed_plans() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what)
    SELECT DISTINCT place.kind, place.id, 'changed' FROM changed_rows r
      CROSS JOIN LATERAL (VALUES ('unit', r.unit_id), ('project', r.project_id)) place (kind, id) WHERE place.id IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  fed record;
BEGIN
  FOR fed IN SELECT * FROM (VALUES ('account', 'feed_accounts()'), ('unit', 'feed_records(''unit'')'), ('project', 'feed_records(''project'')'),
      ('lease_request', 'feed_records(''leaseRequest'')'), ('import_job', 'feed_records(''import'')')) records (name, call) LOOP
    EXECUTE format('CREATE TRIGGER fed_added AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION %s', fed.name, fed.call);
    EXECUTE format('CREATE TRIGGER fed_changed AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION %s', fed.name, fed.call);
  END LOOP;
  FOR fed IN SELECT * FROM (VALUES ('claim_comment', 'feed_claim_parts(''message'')'), ('claim_image', 'feed_claim_parts(''photo'')'),
      ('claim_note', 'feed_claim_parts(''internal'')'),
      ('contract', 'feed_ownerships()'), ('lease_contract', 'feed_leases()'), ('manager_project', 'feed_attendance()'), ('plan', 'feed_plans()')) ties (name, call) LOOP
    EXECUTE format('CREATE TRIGGER fed_added AFTER INSERT ON %I REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION %s', fed.name, fed.call);
    EXECUTE format('CREATE TRIGGER fed_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION %s', fed.name, fed.call);
    -- Whom or what it belonged to before, too.
    EXECUTE format('CREATE TRIGGER fed_changed_from AFTER UPDATE ON %I REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION %s', fed.name, fed.call);
    EXECUTE format('CREATE TRIGGER fed_removed AFTER DELETE ON %I REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION %s', fed.name, fed.call);
  END LOOP;
END $$;
