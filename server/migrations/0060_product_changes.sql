-- What became of products in all that is counted of them or puts them in order, so that a count which
-- somebody keeps is brought up to date by what changed since, not made anew of all products. `times` is
-- 1 for a product as it is since, -1 as it was before, and 0 for more than is told here, or is told no
-- longer: whoever did not see that counts anew. `xid` is the transaction that wrote a row, for who keeps
-- a count keeps with it which transactions were seen.
CREATE TABLE product_changes (
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  times integer NOT NULL,
  product_type text,
  rating numeric(2, 1),
  review_count integer,
  discount numeric(4, 2),
  discounted_price_paise integer,
  sizes text[],
  origin text,
  search_vector tsvector,
  deleted_at timestamp(3) with time zone,
  visibility text,
  on_sale boolean,
  created_at timestamp(3) with time zone NOT NULL DEFAULT shop_now()
);
CREATE INDEX product_changes_by_xid ON product_changes (xid);

CREATE FUNCTION note_product_changes() RETURNS trigger LANGUAGE plpgsql AS $$
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
    SELECT pg_current_xact_id(), 1, product_type, rating, review_count, discount, discounted_price_paise,
      sizes, origin, search_vector, deleted_at, visibility, on_sale
    FROM after;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO product_changes
    SELECT pg_current_xact_id(), -1, product_type, rating, review_count, discount, discounted_price_paise,
      sizes, origin, search_vector, deleted_at, visibility, on_sale
    FROM before;
  ELSE
    INSERT INTO product_changes
    SELECT pg_current_xact_id(), sum(times), product_type, rating, review_count, discount,
      discounted_price_paise, sizes, origin, search_vector, deleted_at, visibility, on_sale
    FROM (SELECT -1 AS times, * FROM before UNION ALL SELECT 1, * FROM after) AS versions
    GROUP BY id, product_type, rating, review_count, discount, discounted_price_paise, sizes, origin,
      search_vector, deleted_at, visibility, on_sale
    HAVING sum(times) <> 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER products_made AFTER INSERT ON products
REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_product_changes();
CREATE TRIGGER products_changed AFTER UPDATE ON products
REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION note_product_changes();
CREATE TRIGGER products_removed AFTER DELETE ON products
REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_product_changes();

-- Whoever counts all products anew was not sure of the figures before.
CREATE OR REPLACE FUNCTION recount_products() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE products IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM product_counts;
  INSERT INTO product_counts (product_type, rating_step, price_step, sizes, origin, visibility, n)
  SELECT product_type, rating_step(rating), price_step(discounted_price_paise), sizes,
    coalesce(origin, ''), visibility, count(*)
  FROM products WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4, 5, 6;
  INSERT INTO product_changes (times) VALUES (0);
END $$;
