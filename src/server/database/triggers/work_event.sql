-- The contractor of a work order's event.
-- Why not code: no writer of events can leave it out: the server, a contractor's link, the demo.

CREATE OR REPLACE TRIGGER assigned BEFORE INSERT ON work_event FOR EACH ROW EXECUTE FUNCTION assign_work_event();
