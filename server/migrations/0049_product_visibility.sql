-- A product that staff do not sell yet (draft) or do not sell now (hidden) stays theirs: what the shop
-- shows is what is on sale. All that there was is published.
ALTER TABLE products
  ADD COLUMN visibility text NOT NULL DEFAULT 'published',
  ADD CONSTRAINT products_visibility CHECK (visibility IN ('published', 'hidden', 'draft')),
  ADD COLUMN on_sale boolean NOT NULL
    GENERATED ALWAYS AS (deleted_at IS NULL AND visibility = 'published') STORED;

-- The shop's lists are read off indexes that hold what is on sale and nothing else, however many
-- drafts there are.
DROP INDEX products_newest, products_price_order, products_rating_order, products_discount_order,
  products_type_newest, products_filters, products_origin_newest, products_origin_rank_newest,
  products_lacking, products_tracked;
CREATE INDEX products_newest ON products (created_at DESC NULLS LAST, id DESC NULLS LAST)
  WHERE on_sale;
CREATE INDEX products_price_order ON products (discounted_price_paise, id) WHERE on_sale;
CREATE INDEX products_rating_order
  ON products (rating DESC NULLS LAST, review_count DESC NULLS LAST, id DESC NULLS LAST)
  WHERE on_sale;
CREATE INDEX products_discount_order ON products (discount DESC NULLS LAST, id DESC NULLS LAST)
  WHERE on_sale;
CREATE INDEX products_type_newest
  ON products (product_type, created_at DESC NULLS LAST, id DESC NULLS LAST) WHERE on_sale;
CREATE INDEX products_filters
  ON products (product_type, discounted_price_paise, rating, sizes, id) WHERE on_sale;
CREATE INDEX products_origin_newest
  ON products (origin, created_at DESC NULLS LAST, id DESC NULLS LAST) WHERE on_sale;
CREATE INDEX products_origin_rank_newest
  ON products (origin_rank, created_at DESC NULLS LAST, id DESC NULLS LAST) WHERE on_sale;
CREATE INDEX products_lacking ON products (created_at DESC NULLS LAST, id DESC NULLS LAST)
  WHERE lacks_particulars AND on_sale;
CREATE INDEX products_tracked ON products (id) WHERE track_stock AND on_sale;
-- Those of the staff: all of them, and the few that are not published.
CREATE INDEX products_kept_newest ON products (created_at DESC NULLS LAST, id DESC NULLS LAST)
  WHERE deleted_at IS NULL;
CREATE INDEX products_unpublished
  ON products (visibility, created_at DESC NULLS LAST, id DESC NULLS LAST)
  WHERE deleted_at IS NULL AND visibility <> 'published';

-- Nobody is corrected to a word that only a draft has.
DROP TRIGGER products_search_words ON products;
CREATE TRIGGER products_search_words AFTER INSERT OR UPDATE OF search_text, visibility ON products
FOR EACH ROW WHEN (NEW.visibility = 'published') EXECUTE FUNCTION remember_search_words();

-- The counts tell apart what is published, so that staff have theirs from the same figures.
ALTER TABLE product_counts
  ADD COLUMN visibility text NOT NULL DEFAULT 'published',
  DROP CONSTRAINT product_counts_pkey,
  ADD CONSTRAINT product_counts_pkey
    PRIMARY KEY (product_type, rating_step, price_step, sizes, origin, visibility);

CREATE OR REPLACE FUNCTION recount_products() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE products IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM product_counts;
  INSERT INTO product_counts (product_type, rating_step, price_step, sizes, origin, visibility, n)
  SELECT product_type, rating_step(rating), price_step(discounted_price_paise), sizes,
    coalesce(origin, ''), visibility, count(*)
  FROM products WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4, 5, 6;
END $$;

CREATE OR REPLACE FUNCTION keep_product_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before product_counts;
  after product_counts;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.deleted_at IS NULL THEN
    before := (OLD.product_type, rating_step(OLD.rating), price_step(OLD.discounted_price_paise),
      OLD.sizes, 1, coalesce(OLD.origin, ''), OLD.visibility);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.deleted_at IS NULL THEN
    after := (NEW.product_type, rating_step(NEW.rating), price_step(NEW.discounted_price_paise),
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
  product_type, price_paise, discount, own_rating, review_count, review_sum, sizes, attributes,
  deleted_at, visibility
ON products FOR EACH ROW EXECUTE FUNCTION keep_product_counts();
