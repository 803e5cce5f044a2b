-- What the law wants told of each product stands with its attributes, by name. The country of origin
-- is filtered and sorted by; no product of before tells anything yet.
ALTER TABLE products
  ADD COLUMN origin text GENERATED ALWAYS AS (attributes ->> 'countryOfOrigin') STORED,
  ADD COLUMN lacks_particulars boolean NOT NULL DEFAULT true;
CREATE INDEX products_origin_newest ON products (origin, created_at DESC NULLS LAST, id DESC NULLS LAST)
  WHERE deleted_at IS NULL;
CREATE INDEX products_lacking ON products (created_at DESC NULLS LAST, id DESC NULLS LAST)
  WHERE lacks_particulars AND deleted_at IS NULL;

-- The filters' counts know the country too, '' where it is not told.
ALTER TABLE product_counts
  ADD COLUMN origin text NOT NULL DEFAULT '',
  DROP CONSTRAINT product_counts_pkey,
  ADD CONSTRAINT product_counts_pkey
    PRIMARY KEY (product_type, rating_step, price_step, sizes, origin);

CREATE OR REPLACE FUNCTION recount_products() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE products IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM product_counts;
  INSERT INTO product_counts (product_type, rating_step, price_step, sizes, origin, n)
  SELECT product_type, rating_step(rating), price_step(discounted_price_paise), sizes,
    coalesce(origin, ''), count(*)
  FROM products WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4, 5;
END $$;

CREATE OR REPLACE FUNCTION keep_product_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before product_counts;
  after product_counts;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.deleted_at IS NULL THEN
    before := (OLD.product_type, rating_step(OLD.rating), price_step(OLD.discounted_price_paise),
      OLD.sizes, 1, coalesce(OLD.origin, ''));
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.deleted_at IS NULL THEN
    after := (NEW.product_type, rating_step(NEW.rating), price_step(NEW.discounted_price_paise),
      NEW.sizes, 1, coalesce(NEW.origin, ''));
  END IF;
  IF before IS NOT DISTINCT FROM after THEN RETURN NULL; END IF;
  IF before.n = 1 THEN
    UPDATE product_counts SET n = n - 1
    WHERE (product_type, rating_step, price_step, sizes, origin)
      = (before.product_type, before.rating_step, before.price_step, before.sizes, before.origin);
  END IF;
  IF after.n = 1 THEN
    INSERT INTO product_counts SELECT after.*
    ON CONFLICT ON CONSTRAINT product_counts_pkey DO UPDATE SET n = product_counts.n + 1;
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER products_counts ON products;
CREATE TRIGGER products_counts AFTER INSERT OR DELETE OR UPDATE OF
  product_type, price_paise, discount, own_rating, review_count, review_sum, sizes, attributes,
  deleted_at
ON products FOR EACH ROW EXECUTE FUNCTION keep_product_counts();
