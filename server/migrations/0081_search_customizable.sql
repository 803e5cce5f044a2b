-- "Personalised" in a search asks for what has a live studio. A trigger copies that from the studio, and
-- it is one of the words that a product is found by: xcustomizable, which nobody types or begins to type.
ALTER TABLE products ADD COLUMN customizable boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION keep_required_print() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_live boolean := TG_OP <> 'DELETE' AND NEW.live;
  required_print integer := 0;
BEGIN
  IF is_live AND NEW.required THEN
    required_print := NEW.surcharge_paise;
  END IF;
  UPDATE products SET required_print_paise = required_print, customizable = is_live
  WHERE id = coalesce(NEW.product_id, OLD.product_id)
    AND (required_print_paise, customizable) <> (required_print, is_live);
  RETURN NULL;
END $$;

-- Its index goes with it.
ALTER TABLE products DROP COLUMN search_vector;
ALTER TABLE products ADD COLUMN search_vector tsvector NOT NULL GENERATED ALWAYS AS (
  setweight(to_tsvector('simple', split_part(search_text, E'\n', 1)), 'A')
  || setweight(to_tsvector('simple', split_part(search_text, E'\n', 2)), 'B')
  || setweight(to_tsvector('simple', split_part(search_text, E'\n', 3)), 'C')
  || setweight(to_tsvector('simple', split_part(search_text, E'\n', 4)), 'D')
  || setweight(to_tsvector('simple', CASE WHEN customizable THEN 'xcustomizable' ELSE '' END), 'B')
) STORED;
CREATE INDEX products_search_vector ON products USING gin (search_vector);

UPDATE products SET customizable = true
FROM product_studios s WHERE s.product_id = products.id AND s.live;
