-- A record's new name reaches the search texts of the rows that show it: setting search_text to anything makes the row's own
-- trigger write it anew.

-- An account: its claims, units and lease requests.
CREATE OR REPLACE FUNCTION on_account_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE claim SET search_text = '' WHERE client_id = NEW.id OR (created_by = NEW.id AND type = 'PROJECT');
  UPDATE unit SET search_text = '' WHERE id IN (SELECT unit_id FROM contract WHERE client_id = NEW.id);
  UPDATE lease_request SET search_text = '' WHERE contract_id IN (SELECT id FROM contract WHERE client_id = NEW.id);
  RETURN NULL;
END $$;

-- A project: its claims and units.
CREATE OR REPLACE FUNCTION on_project_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE claim SET search_text = '' WHERE project_id = NEW.id;
  UPDATE unit SET search_text = '' WHERE project_id = NEW.id;
  RETURN NULL;
END $$;

-- A unit that is renamed or moved to another project: its claims and visits go along, because a visit is found by unit and
-- project of its claims.
CREATE OR REPLACE FUNCTION on_unit_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE claim SET project_id = NEW.project_id, search_text = '' WHERE unit_id = NEW.id;
  UPDATE visit SET project_id = NEW.project_id WHERE unit_id = NEW.id AND project_id <> NEW.project_id;
  RETURN NULL;
END $$;

-- A unit's owner. A statement trigger: an import assigns thousands of units at once.
CREATE OR REPLACE FUNCTION on_contract_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE unit SET search_text = '' WHERE id IN (SELECT unit_id FROM changed);
  RETURN NULL;
END $$;

-- An entry of the lists of places and trades: the claims that name it.
CREATE OR REPLACE FUNCTION on_lookup_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'claim_location' THEN UPDATE claim SET search_text = '' WHERE location_id = NEW.id;
    WHEN 'claim_location_detail' THEN UPDATE claim SET search_text = '' WHERE location_detail_id = NEW.id;
    WHEN 'claim_category' THEN UPDATE claim SET search_text = '' WHERE category_id = NEW.id;
    WHEN 'claim_item' THEN UPDATE claim SET search_text = '' WHERE item_id = NEW.id;
  END CASE;
  RETURN NULL;
END $$;
