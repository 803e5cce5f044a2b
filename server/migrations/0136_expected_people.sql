-- Those who should fill in a row of a name list by its link, so that its owner sees who is missing.
CREATE TABLE name_list_expected (
  list_id uuid NOT NULL REFERENCES name_lists (id) ON DELETE CASCADE,
  n smallint NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  phone text,
  PRIMARY KEY (list_id, n),
  CONSTRAINT name_list_expected_id UNIQUE (id),
  CONSTRAINT name_list_expected_n CHECK (n BETWEEN 1 AND 500),
  CONSTRAINT name_list_expected_phone CHECK (phone ~ '^[0-9]{10}$')
);

-- No key: an owner may take somebody off the list while rows are written.
ALTER TABLE name_list_rows ADD COLUMN expected_id uuid;
