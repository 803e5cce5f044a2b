-- Coupons, and offers that apply by themselves. Money in paise, percentages in hundredths.
CREATE TABLE coupons (
  id uuid PRIMARY KEY,
  code text NOT NULL,
  kind text NOT NULL,
  value integer NOT NULL,
  cap_paise integer,
  min_paise integer,
  from_day date,
  until_day date,
  uses_limit integer,
  per_person integer,
  types text[],
  first_order boolean NOT NULL DEFAULT false,
  automatic boolean NOT NULL DEFAULT false,
  created_at timestamp(3) with time zone NOT NULL DEFAULT shop_now(),
  updated_at timestamp(3) with time zone NOT NULL DEFAULT shop_now(),
  CONSTRAINT coupons_code UNIQUE (code),
  CONSTRAINT coupons_kind CHECK (kind IN ('percent', 'amount')),
  CONSTRAINT coupons_value CHECK (value > 0 AND (kind = 'amount' OR value <= 10000)),
  CONSTRAINT coupons_cap CHECK (cap_paise IS NULL OR cap_paise > 0 AND kind = 'percent'),
  CONSTRAINT coupons_days CHECK (from_day <= until_day),
  CONSTRAINT coupons_limits CHECK (uses_limit > 0 AND per_person > 0)
);
CREATE INDEX coupons_automatic ON coupons (id) WHERE automatic;

-- A use is held with its checkout, and counts until it is given back.
CREATE TABLE coupon_uses (
  checkout_id uuid PRIMARY KEY REFERENCES checkouts(id) ON DELETE CASCADE,
  coupon_id uuid NOT NULL REFERENCES coupons(id),
  user_id uuid NOT NULL REFERENCES users(id),
  returned_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL DEFAULT shop_now()
);
CREATE INDEX coupon_uses_counted ON coupon_uses (coupon_id, user_id) WHERE returned_at IS NULL;
CREATE INDEX coupon_uses_of_user ON coupon_uses (user_id);

-- The code that somebody keeps with their cart.
CREATE TABLE cart_coupons (
  user_id uuid PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
  coupon_id uuid NOT NULL REFERENCES coupons(id),
  created_at timestamp(3) with time zone NOT NULL DEFAULT shop_now()
);

-- What an offer takes off a line is frozen for the whole of it; the wrap is of the order.
ALTER TABLE checkout_lines ADD COLUMN offer_paise bigint NOT NULL DEFAULT 0;
ALTER TABLE order_items ADD COLUMN offer_paise bigint NOT NULL DEFAULT 0;
ALTER TABLE checkout_lines ADD CONSTRAINT checkout_lines_offer CHECK
  (offer_paise BETWEEN 0 AND (discounted_price_paise + personalisation_paise)::bigint * quantity);
ALTER TABLE order_items ADD CONSTRAINT order_items_offer CHECK
  (offer_paise BETWEEN 0 AND (discounted_price_paise + personalisation_paise)::bigint * quantity);
ALTER TABLE checkouts ADD COLUMN offer_code text, ADD COLUMN wrap_paise integer NOT NULL DEFAULT 0;
ALTER TABLE orders ADD COLUMN offer_code text, ADD COLUMN wrap_paise integer NOT NULL DEFAULT 0;
ALTER TABLE checkouts ADD CONSTRAINT checkouts_wrap CHECK (wrap_paise >= 0);
ALTER TABLE orders ADD CONSTRAINT orders_wrap CHECK (wrap_paise >= 0);
CREATE INDEX orders_of_offer ON orders (offer_code) WHERE offer_code IS NOT NULL;

-- The wrap is a line of a document that no line of the order stands for.
ALTER TABLE tax_document_lines ALTER COLUMN order_item_id DROP NOT NULL;

ALTER TABLE staff_changes DROP CONSTRAINT staff_changes_subject;
ALTER TABLE staff_changes ADD CONSTRAINT staff_changes_subject CHECK (subject IN ('product', 'order',
  'banner', 'message', 'import', 'admin', 'tax', 'settings', 'page', 'photo', 'coupon'));

-- A shop that has its classes already gets the one of the wrap to review.
INSERT INTO tax_classes (id, key, valid_from, hsn, uqc, rate_bp, source, reviewed_by, reviewed_at, is_sample)
SELECT gen_random_uuid(), 'gift-wrap', '2017-07-01', '4823', 'NOS', 1800,
  'In doubt: articles of paper, 18 %; as a service of packing it is 998549, 18 %',
  CASE WHEN sample THEN 'Sample' END, CASE WHEN sample THEN '2017-07-01'::date END, sample
FROM (SELECT bool_or(is_sample) sample FROM tax_classes) there WHERE sample IS NOT NULL;
