-- Products by occasion and recipient, as staff choose them.
CREATE TABLE collections (
  id uuid PRIMARY KEY,
  slug text NOT NULL CONSTRAINT collections_slug UNIQUE,
  title text NOT NULL,
  title_hi text,
  description text,
  description_hi text,
  shown boolean DEFAULT true NOT NULL,
  position smallint NOT NULL,
  words text[] DEFAULT '{}' NOT NULL,
  created_at timestamp(3) with time zone DEFAULT shop_now() NOT NULL
);
CREATE TABLE collection_products (
  collection_id uuid NOT NULL REFERENCES collections (id) ON DELETE CASCADE,
  product_id uuid NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  position smallint NOT NULL,
  PRIMARY KEY (collection_id, product_id)
);
CREATE INDEX collection_products_product ON collection_products (product_id);

-- The word by which a search finds the products of a collection. Nobody types it: letters stand for
-- the digits, so that it is one word.
CREATE FUNCTION collection_mark(collection uuid) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN 'xc' || translate(replace(collection::text, '-', ''), '0123456789', 'ghijklmnop');

-- Each product has those of its collections among the words that it is found by.
ALTER TABLE products ADD COLUMN collection_marks text NOT NULL DEFAULT '';
-- Its index goes with it.
ALTER TABLE products DROP COLUMN search_vector;
ALTER TABLE products ADD COLUMN search_vector tsvector NOT NULL GENERATED ALWAYS AS (
  setweight(to_tsvector('simple', split_part(search_text, E'\n', 1)), 'A')
  || setweight(to_tsvector('simple', split_part(search_text, E'\n', 2)), 'B')
  || setweight(to_tsvector('simple', split_part(search_text, E'\n', 3)), 'C')
  || setweight(to_tsvector('simple', split_part(search_text, E'\n', 4)), 'D')
  || setweight(to_tsvector('simple', CASE WHEN customizable THEN 'xcustomizable' ELSE '' END), 'B')
  || setweight(to_tsvector('simple', collection_marks), 'C')
) STORED;
CREATE INDEX products_search_vector ON products USING gin (search_vector);

CREATE FUNCTION keep_collection_marks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In order, so that two writers wait for each other and never in a circle; and before they are
  -- read, so that the second sees what the first wrote.
  PERFORM FROM products WHERE id IN (SELECT product_id FROM touched) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products p SET collection_marks = now.marks
  FROM (
    SELECT t.product_id AS id,
      coalesce(string_agg(collection_mark(c.collection_id), ' ' ORDER BY c.collection_id), '') AS marks
    FROM (SELECT DISTINCT product_id FROM touched) t
    LEFT JOIN collection_products c USING (product_id)
    GROUP BY 1
  ) now
  WHERE p.id = now.id AND p.collection_marks <> now.marks;
  RETURN NULL;
END $$;
CREATE TRIGGER collection_products_added AFTER INSERT ON collection_products
REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION keep_collection_marks();
CREATE TRIGGER collection_products_removed AFTER DELETE ON collection_products
REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION keep_collection_marks();

ALTER TABLE staff_changes DROP CONSTRAINT staff_changes_subject;
ALTER TABLE staff_changes ADD CONSTRAINT staff_changes_subject CHECK (subject IN ('product', 'order', 'banner',
  'message', 'import', 'admin', 'tax', 'settings', 'page', 'photo', 'coupon', 'collection'));
