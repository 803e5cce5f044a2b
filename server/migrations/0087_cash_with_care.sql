-- When orders may be paid in cash, whether their buyers confirm them, and what is paid beforehand.
CREATE TABLE cod_rules (
  only_one boolean PRIMARY KEY DEFAULT true,
  rules jsonb NOT NULL,
  changed_at timestamptz(3) NOT NULL DEFAULT shop_now(),
  CONSTRAINT cod_rules_only_one CHECK (only_one)
);

ALTER TABLE orders ADD COLUMN cash_state text NOT NULL DEFAULT 'none';
ALTER TABLE orders ADD COLUMN cash_until timestamptz(3);
ALTER TABLE orders ADD COLUMN cash_reminders smallint NOT NULL DEFAULT 0;
ALTER TABLE orders ADD COLUMN cash_confirmed_at timestamptz(3);
ALTER TABLE orders ADD COLUMN advance_paise bigint NOT NULL DEFAULT 0;
ALTER TABLE orders ADD CONSTRAINT orders_cash_state
  CHECK (cash_state IN ('none', 'to_confirm', 'confirmed', 'declined', 'expired'));
ALTER TABLE orders ADD CONSTRAINT orders_cash_waits CHECK (cash_state <> 'to_confirm'
  OR cash_until IS NOT NULL AND payment_method = 'cash' AND status = 'confirmed');
ALTER TABLE orders ADD CONSTRAINT orders_cash_unprinted CHECK (
  printing_started_at IS NULL AND printed_at IS NULL OR cash_state IN ('none', 'confirmed'));
ALTER TABLE orders ADD CONSTRAINT orders_advance CHECK (advance_paise >= 0 AND advance_paise % 100 = 0
  AND (advance_paise = 0 OR payment_method = 'cash' AND rounding_paise IS NOT NULL
    AND advance_paise <= total_paise + rounding_paise));
CREATE INDEX orders_to_confirm ON orders (cash_until) WHERE cash_state = 'to_confirm';
CREATE INDEX orders_refused_by_phone ON orders ((shipping_address ->> 'phone'))
  WHERE payment_method = 'cash' AND status = 'returned';

-- The second wall: nothing of an order that nobody confirmed comes to the press or to the carrier.
CREATE FUNCTION refuse_unconfirmed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM orders o WHERE o.id = NEW.order_id AND o.cash_state = 'to_confirm') THEN
    RAISE EXCEPTION 'the cash order % is not confirmed', NEW.order_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER print_jobs_confirmed BEFORE INSERT OR UPDATE OF state ON print_jobs
FOR EACH ROW EXECUTE FUNCTION refuse_unconfirmed();
CREATE TRIGGER shipments_confirmed BEFORE INSERT OR UPDATE OF status ON shipments
FOR EACH ROW EXECUTE FUNCTION refuse_unconfirmed();

CREATE TABLE cash_links (
  token_hash text PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders(id) ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT shop_now()
);
CREATE INDEX cash_links_order ON cash_links (order_id);
CREATE INDEX cash_links_oldest ON cash_links (created_at);

-- What is to be paid at once of a checkout for cash; null where that is all of it, or nothing.
ALTER TABLE checkouts ADD COLUMN due_now_paise bigint;
ALTER TABLE checkouts ADD CONSTRAINT checkouts_due_now
  CHECK (due_now_paise IS NULL
  OR due_now_paise > 0 AND due_now_paise % 100 = 0 AND payment_method = 'cash');

-- Payments that are asked for an order which was to be paid in cash.
CREATE TABLE payment_requests (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders(id),
  checkout_id uuid NOT NULL REFERENCES checkouts(id),
  amount_paise bigint NOT NULL,
  provider text,
  provider_order_id text CONSTRAINT payment_requests_provider_order UNIQUE,
  created_at timestamptz(3) NOT NULL DEFAULT shop_now(),
  CONSTRAINT payment_requests_one_a_sum UNIQUE (order_id, amount_paise),
  CONSTRAINT payment_requests_amount CHECK (amount_paise > 0),
  CONSTRAINT payment_requests_provider CHECK (provider IN ('razorpay'))
);
CREATE INDEX payment_requests_checkout ON payment_requests (checkout_id);

ALTER TABLE order_changes DROP CONSTRAINT order_changes_changed;
ALTER TABLE order_changes ADD CONSTRAINT order_changes_changed CHECK (changed IN ('address', 'words',
  'call_back', 'eway_bill', 'came_back', 'cash_confirmed', 'paid_instead'));
