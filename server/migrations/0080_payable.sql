-- What is sold personalised only cannot be had without its print: what one costs has the price of the
-- print in it, wherever prices are compared. A trigger copies that price from the studio, so that no
-- list looks for it.
ALTER TABLE products
  ADD COLUMN required_print_paise integer NOT NULL DEFAULT 0,
  ADD COLUMN payable_paise integer NOT NULL
    GENERATED ALWAYS AS (round(price_paise * (100 - discount) / 100)::integer + required_print_paise)
    STORED;

CREATE FUNCTION keep_required_print() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  required_print integer := 0;
BEGIN
  IF TG_OP <> 'DELETE' AND NEW.live AND NEW.required THEN
    required_print := NEW.surcharge_paise;
  END IF;
  UPDATE products SET required_print_paise = required_print
  WHERE id = coalesce(NEW.product_id, OLD.product_id) AND required_print_paise <> required_print;
  RETURN NULL;
END $$;
CREATE TRIGGER product_studios_required_print
AFTER INSERT OR DELETE OR UPDATE OF live, required, surcharge_paise ON product_studios
FOR EACH ROW EXECUTE FUNCTION keep_required_print();

DROP INDEX products_price_order, products_filters;
CREATE INDEX products_price_order ON products (payable_paise, id) WHERE on_sale;
CREATE INDEX products_filters
  ON products (product_type, payable_paise, rating, sizes, origin, id) WHERE on_sale;

-- Counts and their changes go by what is paid.
ALTER TABLE product_changes RENAME COLUMN discounted_price_paise TO payable_paise;

CREATE OR REPLACE FUNCTION note_product_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM FROM after OFFSET 1000 LIMIT 1;
  ELSE
    PERFORM FROM before OFFSET 1000 LIMIT 1;
  END IF;
  -- To read so many one by one would take longer than to count.
  IF FOUND THEN
    INSERT INTO product_changes (times) VALUES (0);
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO product_changes
    SELECT pg_current_xact_id(), 1, product_type, rating, review_count, discount, payable_paise,
      sizes, origin, search_vector, deleted_at, visibility, on_sale
    FROM after;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO product_changes
    SELECT pg_current_xact_id(), -1, product_type, rating, review_count, discount, payable_paise,
      sizes, origin, search_vector, deleted_at, visibility, on_sale
    FROM before;
  ELSE
    INSERT INTO product_changes
    SELECT pg_current_xact_id(), sum(times), product_type, rating, review_count, discount,
      payable_paise, sizes, origin, search_vector, deleted_at, visibility, on_sale
    FROM (SELECT -1 AS times, * FROM before UNION ALL SELECT 1, * FROM after) AS versions
    GROUP BY id, product_type, rating, review_count, discount, payable_paise, sizes, origin,
      search_vector, deleted_at, visibility, on_sale
    HAVING sum(times) <> 0;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION recount_products() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE products IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM product_counts;
  INSERT INTO product_counts (product_type, rating_step, price_step, sizes, origin, visibility, n)
  SELECT product_type, rating_step(rating), price_step(payable_paise), sizes,
    coalesce(origin, ''), visibility, count(*)
  FROM products WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4, 5, 6;
  INSERT INTO product_changes (times) VALUES (0);
END $$;

CREATE OR REPLACE FUNCTION keep_product_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before product_counts;
  after product_counts;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.deleted_at IS NULL THEN
    before := (OLD.product_type, rating_step(OLD.rating), price_step(OLD.payable_paise),
      OLD.sizes, 1, coalesce(OLD.origin, ''), OLD.visibility);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.deleted_at IS NULL THEN
    after := (NEW.product_type, rating_step(NEW.rating), price_step(NEW.payable_paise),
      NEW.sizes, 1, coalesce(NEW.origin, ''), NEW.visibility);
  END IF;
  IF before IS NOT DISTINCT FROM after THEN RETURN NULL; END IF;
  IF before.n = 1 THEN
    UPDATE product_counts SET n = n - 1
    WHERE (product_type, rating_step, price_step, sizes, origin, visibility)
      = (before.product_type, before.rating_step, before.price_step, before.sizes, before.origin,
        before.visibility);
  END IF;
  IF after.n = 1 THEN
    INSERT INTO product_counts SELECT after.*
    ON CONFLICT ON CONSTRAINT product_counts_pkey DO UPDATE SET n = product_counts.n + 1;
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER products_counts ON products;
CREATE TRIGGER products_counts AFTER INSERT OR DELETE OR UPDATE OF
  product_type, price_paise, discount, required_print_paise, own_rating, review_count, review_sum,
  sizes, attributes, deleted_at, visibility
ON products FOR EACH ROW EXECUTE FUNCTION keep_product_counts();

UPDATE products SET required_print_paise = s.surcharge_paise
FROM product_studios s WHERE s.product_id = products.id AND s.live AND s.required;
SELECT recount_products();
