-- How many products in the shop are alike in what filters ask about. The steps are those of the
-- listing's filters (contract: ratingSteps, priceSteps in paise).
CREATE TABLE "product_counts" (
  "product_type" text NOT NULL,
  "rating_step" smallint NOT NULL,
  "price_step" smallint NOT NULL,
  "sizes" text[] NOT NULL,
  "n" integer NOT NULL,
  CONSTRAINT "product_counts_pkey" PRIMARY KEY ("product_type","rating_step","price_step","sizes")
);

CREATE FUNCTION rating_step(rating numeric) RETURNS smallint LANGUAGE sql IMMUTABLE
RETURN width_bucket(rating, ARRAY[1, 2, 3, 4]::numeric[])::smallint;

CREATE FUNCTION price_step(paise integer) RETURNS smallint LANGUAGE sql IMMUTABLE
RETURN width_bucket(paise, ARRAY[30000, 50000, 70000, 100000])::smallint;

CREATE FUNCTION recount_products() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE products IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM product_counts;
  INSERT INTO product_counts
  SELECT product_type, rating_step(rating), price_step(discounted_price_paise), sizes, count(*)
  FROM products WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4;
END $$;

CREATE FUNCTION keep_product_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before product_counts;
  after product_counts;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.deleted_at IS NULL THEN
    before := (OLD.product_type, rating_step(OLD.rating), price_step(OLD.discounted_price_paise), OLD.sizes, 1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.deleted_at IS NULL THEN
    after := (NEW.product_type, rating_step(NEW.rating), price_step(NEW.discounted_price_paise), NEW.sizes, 1);
  END IF;
  IF before IS NOT DISTINCT FROM after THEN RETURN NULL; END IF;
  IF before.n = 1 THEN
    UPDATE product_counts SET n = n - 1
    WHERE (product_type, rating_step, price_step, sizes)
      = (before.product_type, before.rating_step, before.price_step, before.sizes);
  END IF;
  IF after.n = 1 THEN
    INSERT INTO product_counts SELECT after.*
    ON CONFLICT ON CONSTRAINT product_counts_pkey DO UPDATE SET n = product_counts.n + 1;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER products_counts AFTER INSERT OR DELETE OR UPDATE OF
  product_type, price_paise, discount, own_rating, review_count, review_sum, sizes, deleted_at
ON "products" FOR EACH ROW EXECUTE FUNCTION keep_product_counts();
SELECT recount_products();
