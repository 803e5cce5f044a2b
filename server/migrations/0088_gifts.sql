-- What an order is given with as a gift: its words, whether it is wrapped, and that no price is shown.
ALTER TABLE checkouts ADD COLUMN gift jsonb;
ALTER TABLE orders ADD COLUMN gift jsonb;

-- The card of a gift is printed like a line, of which it is none. Its print is made from the words of
-- the order, which may be corrected until then.
ALTER TABLE print_jobs ALTER COLUMN order_item_id DROP NOT NULL;
ALTER TABLE print_jobs ALTER COLUMN approval_id DROP NOT NULL;
ALTER TABLE print_jobs ADD COLUMN card_hash text REFERENCES proofs(hash);
ALTER TABLE print_jobs ADD CONSTRAINT print_jobs_what
  CHECK ((order_item_id IS NULL) = (approval_id IS NULL) AND (order_item_id IS NULL OR card_hash IS NULL));
CREATE UNIQUE INDEX print_jobs_one_card ON print_jobs (order_id) WHERE order_item_id IS NULL;
CREATE INDEX print_jobs_card_hash ON print_jobs (card_hash) WHERE card_hash IS NOT NULL;

-- What of a gift lies in the box beside the lines of its order.
CREATE TABLE packed_extras (
  order_id uuid NOT NULL REFERENCES orders(id) ON DELETE CASCADE,
  extra text NOT NULL,
  packed_by uuid NOT NULL REFERENCES users(id),
  created_at timestamp(3) with time zone NOT NULL DEFAULT shop_now(),
  PRIMARY KEY (order_id, extra),
  CONSTRAINT packed_extras_extra CHECK (extra IN ('card', 'wrap'))
);

-- The card counts as a piece with a print of its own while there is a piece to send it with.
CREATE OR REPLACE FUNCTION order_printing(of_order uuid, status text, started_at timestamptz, printed_at timestamptz)
RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN count(*) FILTER (WHERE is_kept) > 0
      AND coalesce(bool_and(state = 'printed') FILTER (WHERE is_kept AND state IS NOT NULL), true)
      AND (count(*) FILTER (WHERE is_kept AND state IS NULL) = 0 OR $4 IS NOT NULL
        OR $2 NOT IN ('confirmed', 'cancelled'))
      THEN 'done'
    WHEN $3 IS NOT NULL OR bool_or(state IN ('printing', 'printed')) THEN 'started'
    ELSE 'none' END
  FROM (
    SELECT i.cancelled_quantity < i.quantity AS is_kept, j.state
    FROM order_items i LEFT JOIN print_jobs j ON j.order_item_id = i.id WHERE i.order_id = $1
    UNION ALL
    SELECT EXISTS (SELECT FROM order_items i
      WHERE i.order_id = $1 AND i.cancelled_quantity < i.quantity), j.state
    FROM print_jobs j WHERE j.order_id = $1 AND j.order_item_id IS NULL
  ) line
$$;

ALTER TABLE order_changes DROP CONSTRAINT order_changes_changed;
ALTER TABLE order_changes ADD CONSTRAINT order_changes_changed
  CHECK (changed IN
  ('address', 'words', 'call_back', 'eway_bill', 'came_back', 'cash_confirmed', 'paid_instead', 'gift'));
