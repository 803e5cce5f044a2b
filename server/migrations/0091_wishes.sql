-- The gifts that somebody keeps in mind, beside those that their devices remember.
CREATE TABLE wishes (
  user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  product_id uuid NOT NULL REFERENCES products(id) ON DELETE CASCADE,
  created_at timestamp(3) with time zone NOT NULL DEFAULT shop_now(),
  CONSTRAINT wishes_user_id_product_id_pk PRIMARY KEY (user_id, product_id)
);
CREATE INDEX wishes_of_product ON wishes (product_id);
