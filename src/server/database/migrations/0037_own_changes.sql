-- What a person has read, and how far its changes of many claims are: told to that person alone, in its other windows and on its other devices.
-- The functions write as their owner, like those of migration 0031. Versions before tell it as any change of what the person sees.
CREATE FUNCTION feed_readings() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what) SELECT DISTINCT 'access', account_id, 'reading' FROM new_rows;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER fed_added AFTER INSERT ON claim_read REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_readings();
--> statement-breakpoint
CREATE TRIGGER fed_changed AFTER UPDATE ON claim_read REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_readings();
--> statement-breakpoint
-- Once for a transaction, which writes the outcome of each of its claims by itself.
CREATE FUNCTION feed_orders() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO change_feed (kind, record_id, what)
    SELECT DISTINCT 'access', b.created_by, 'order' FROM new_rows r JOIN claim_bulk b ON b.id = r.bulk_id
    WHERE NOT EXISTS (SELECT FROM change_feed f WHERE f.xid = pg_current_xact_id() AND f.kind = 'access' AND f.record_id = b.created_by AND f.what = 'order');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER fed_changed AFTER UPDATE ON claim_bulk_row REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION feed_orders();
