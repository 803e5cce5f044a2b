-- The measures of a product's sizes, where they are not those of its type.
ALTER TABLE products ADD COLUMN size_chart jsonb;

-- Orders whose promised day may not be met, which Today counts and the list of orders shows.
CREATE INDEX orders_endangered ON orders (arrives_by, id)
  WHERE endangered_at IS NOT NULL AND status IN ('confirmed', 'shipped', 'out-for-delivery', 'failed');
