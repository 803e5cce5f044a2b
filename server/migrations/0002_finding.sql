-- What sizes a product has, kept beside it so that filters and counts read one index.
ALTER TABLE "products" ADD COLUMN "sizes" text[] DEFAULT '{}' NOT NULL;
CREATE FUNCTION keep_product_sizes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.product_id ELSE NEW.product_id END;
  present text[];
BEGIN
  SELECT coalesce(array_agg(DISTINCT size), '{}') INTO present
  FROM product_variants WHERE product_id = changed AND size IS NOT NULL;
  UPDATE products SET sizes = present WHERE id = changed AND sizes IS DISTINCT FROM present;
  RETURN NULL;
END $$;
CREATE TRIGGER product_variants_sizes
AFTER INSERT OR DELETE OR UPDATE OF size, product_id ON "product_variants"
FOR EACH ROW EXECUTE FUNCTION keep_product_sizes();
UPDATE products SET sizes = of_product.sizes FROM (
  SELECT product_id, array_agg(DISTINCT size) AS sizes
  FROM product_variants WHERE size IS NOT NULL GROUP BY product_id
) of_product WHERE of_product.product_id = products.id;

DROP INDEX "products_filters";
CREATE INDEX "products_filters" ON "products" USING btree ("product_type","discounted_price_paise","rating","sizes","id") WHERE deleted_at is null;
DROP INDEX "product_variants_by_size";

-- Hindi is searched without its nukta and with one sign for a nasal vowel.
UPDATE products SET search_text = translate(search_text, U&'\0901\093C', U&'\0902')
WHERE search_text ~ U&'[\0901\093C]';

-- Reviews are read by the day they were given.
DROP INDEX "reviews_newest";
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("product_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
