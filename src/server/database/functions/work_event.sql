-- Which contractor had the work order when something happened, for contractors' figures.
CREATE OR REPLACE FUNCTION assign_work_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.assigned_contractor_id := coalesce(NEW.contractor_id, (SELECT w.contractor_id FROM work_order w WHERE w.id = NEW.work_id));
  RETURN NEW;
END $$;
