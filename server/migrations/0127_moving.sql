-- What a product was in the shop that it came from, so that a file adds it once.
CREATE TABLE moved_products (
  source text NOT NULL,
  key text NOT NULL,
  product_id uuid NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT shop_now(),
  PRIMARY KEY (source, key),
  CONSTRAINT moved_products_source CHECK (source IN ('shopify', 'woocommerce'))
);
CREATE INDEX moved_products_of_product ON moved_products (product_id);

-- People of a former shop, so that a file adds them once and they are kept without an order.
CREATE TABLE former_customers (
  source text NOT NULL,
  key text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT shop_now(),
  PRIMARY KEY (source, key),
  CONSTRAINT former_customers_source CHECK (source IN ('shopify', 'woocommerce'))
);
CREATE INDEX former_customers_of_user ON former_customers (user_id);

-- Past orders in a former shop, for reading only.
CREATE TABLE former_orders (
  id uuid PRIMARY KEY,
  source text NOT NULL,
  number text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  placed_at timestamptz(3) NOT NULL,
  status text NOT NULL,
  total_paise bigint NOT NULL,
  lines jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT shop_now(),
  CONSTRAINT former_orders_source CHECK (source IN ('shopify', 'woocommerce'))
);
CREATE UNIQUE INDEX former_orders_number ON former_orders (source, number);
CREATE INDEX former_orders_of_user ON former_orders (user_id, placed_at);
