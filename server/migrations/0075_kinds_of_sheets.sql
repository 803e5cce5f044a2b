-- What is printed on each common sheet, and how, in the order of the sheets; empty of those laid before.
ALTER TABLE gang_sheets ADD COLUMN kinds jsonb NOT NULL DEFAULT '[]';
