-- A hit in the title counts more than one in the description: search_text has one line a weight.
DROP INDEX "products_search_trigrams";
DROP INDEX "products_search_vector";
ALTER TABLE "products" DROP COLUMN "search_vector";
ALTER TABLE "products" ADD COLUMN "search_vector" "tsvector" NOT NULL GENERATED ALWAYS AS (
  setweight(to_tsvector('simple', split_part(search_text, E'\n', 1)), 'A')
  || setweight(to_tsvector('simple', split_part(search_text, E'\n', 2)), 'B')
  || setweight(to_tsvector('simple', split_part(search_text, E'\n', 3)), 'C')
  || setweight(to_tsvector('simple', split_part(search_text, E'\n', 4)), 'D')
) STORED;
CREATE INDEX "products_search_vector" ON "products" USING gin ("search_vector");

-- Counts what a listing's filters leave without reading the products themselves.
CREATE INDEX "products_filters" ON "products" USING btree ("product_type","discounted_price_paise","rating","id") WHERE deleted_at is null;

-- Every word that a product was ever found by, to correct mistyped ones against.
CREATE TABLE "search_words" ("word" text PRIMARY KEY NOT NULL);
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);
CREATE INDEX "search_words_length" ON "search_words" USING btree (length("word"));

CREATE FUNCTION remember_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In order, so that two writers of the same words wait for each other and never in a circle.
  INSERT INTO search_words (word)
  SELECT word FROM unnest(tsvector_to_array(NEW.search_vector)) AS word
  WHERE length(word) BETWEEN 3 AND 40 AND word !~ '^[0-9]+$'
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER products_search_words AFTER INSERT OR UPDATE OF search_text ON "products"
FOR EACH ROW EXECUTE FUNCTION remember_search_words();
INSERT INTO search_words (word)
SELECT DISTINCT word FROM products, unnest(tsvector_to_array(search_vector)) AS word
WHERE length(word) BETWEEN 3 AND 40 AND word !~ '^[0-9]+$';
