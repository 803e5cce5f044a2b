-- Prices by quantity: breaks for many pieces of a product, and a price of its own for a pack. What one
-- can be had for is that of the cheapest pack.
CREATE FUNCTION least_price(price_paise integer, packs integer[], pack_prices jsonb) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    (SELECT min(coalesce((pack_prices ->> pack::text)::integer, price_paise)) FROM unnest(packs) pack),
    price_paise)
$$;

ALTER TABLE products
  ADD COLUMN price_breaks jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN pack_prices jsonb NOT NULL DEFAULT '{}',
  DROP COLUMN payable_paise;
ALTER TABLE products
  ADD COLUMN payable_paise integer NOT NULL GENERATED ALWAYS AS (
    round(least_price(price_paise, packs, pack_prices) * (100 - discount) / 100)::integer
      + required_print_paise) STORED;
CREATE INDEX products_price_order ON products (payable_paise, id) WHERE on_sale;
CREATE INDEX products_filters
  ON products (product_type, payable_paise, rating, sizes, origin, id) WHERE on_sale;

DROP TRIGGER products_counts ON products;
CREATE TRIGGER products_counts AFTER INSERT OR DELETE OR UPDATE OF
  product_type, price_paise, discount, packs, pack_prices, required_print_paise, own_rating,
  review_count, review_sum, sizes, attributes, deleted_at, visibility
ON products FOR EACH ROW EXECUTE FUNCTION keep_product_counts();

-- A line keeps the break that it was bought with. What was bought before had none: the column is
-- computed once, so that no trigger sees the old lines change.
ALTER TABLE checkout_lines
  ADD COLUMN break_from smallint,
  ADD COLUMN break_percent numeric(4, 2),
  ADD COLUMN unit_price_paise integer NOT NULL GENERATED ALWAYS AS (discounted_price_paise) STORED;
ALTER TABLE order_items
  ADD COLUMN break_from smallint,
  ADD COLUMN break_percent numeric(4, 2),
  ADD COLUMN unit_price_paise integer NOT NULL GENERATED ALWAYS AS (discounted_price_paise) STORED;
ALTER TABLE checkout_lines ALTER COLUMN unit_price_paise DROP EXPRESSION;
ALTER TABLE order_items ALTER COLUMN unit_price_paise DROP EXPRESSION;

ALTER TABLE checkout_lines DROP CONSTRAINT checkout_lines_offer;
ALTER TABLE checkout_lines
  ADD CONSTRAINT checkout_lines_offer CHECK
    (offer_paise BETWEEN 0 AND (unit_price_paise + personalisation_paise)::bigint * quantity),
  ADD CONSTRAINT checkout_lines_break CHECK (num_nulls(break_from, break_percent) IN (0, 2)
    AND unit_price_paise
      = round(discounted_price_paise * (100 - coalesce(break_percent, 0)) / 100)::integer);
ALTER TABLE order_items DROP CONSTRAINT order_items_offer;
ALTER TABLE order_items
  ADD CONSTRAINT order_items_offer CHECK
    (offer_paise BETWEEN 0 AND (unit_price_paise + personalisation_paise)::bigint * quantity),
  ADD CONSTRAINT order_items_break CHECK (num_nulls(break_from, break_percent) IN (0, 2)
    AND unit_price_paise
      = round(discounted_price_paise * (100 - coalesce(break_percent, 0)) / 100)::integer);
