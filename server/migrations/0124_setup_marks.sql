-- Facts of the set-up that only people know: who has read the pages, and who tried out which provider
-- with which keys.
CREATE TABLE setup_marks (
  mark text PRIMARY KEY
    CONSTRAINT setup_marks_mark CHECK (mark IN ('texts', 'payments', 'carrier', 'mail')),
  keys text NOT NULL DEFAULT '',
  made_by uuid REFERENCES users ON DELETE SET NULL,
  made_at timestamp(3) with time zone NOT NULL DEFAULT shop_now()
);

INSERT INTO setup_marks (mark, made_at)
  SELECT 'texts', changed_at FROM shop_settings WHERE chosen #>> '{setup,textsRead}' = 'true';

UPDATE shop_settings SET chosen = chosen #- '{setup,textsRead}'
  WHERE chosen #> '{setup,textsRead}' IS NOT NULL;
