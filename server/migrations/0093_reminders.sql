-- Dates that people have remembered: one mail before each, in time to order.
CREATE TABLE reminders (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  name text NOT NULL,
  occasion text NOT NULL,
  month smallint NOT NULL,
  day smallint NOT NULL,
  on_day date NOT NULL,
  mailed_at timestamp(3) with time zone,
  pincode text,
  order_id uuid REFERENCES orders(id) ON DELETE SET NULL,
  language text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT shop_now(),
  CONSTRAINT reminders_occasion CHECK (occasion IN ('birthday', 'anniversary', 'other')),
  CONSTRAINT reminders_language CHECK (language IN ('en', 'hi')),
  -- In a year with a 29 February.
  CONSTRAINT reminders_day CHECK (make_date(2000, month, day) IS NOT NULL)
);
CREATE UNIQUE INDEX reminders_same ON reminders (user_id, month, day, occasion, lower(name));
CREATE INDEX reminders_to_mail ON reminders (on_day, id) WHERE mailed_at IS NULL;
CREATE INDEX reminders_by_day ON reminders (on_day);
CREATE INDEX reminders_of_order ON reminders (order_id) WHERE order_id IS NOT NULL;

-- What somebody agreed to is kept with the sentence that they read.
ALTER TABLE consents ADD COLUMN wording text;
ALTER TABLE consents DROP CONSTRAINT consents_purpose;
ALTER TABLE consents ADD CONSTRAINT consents_purpose
  CHECK (purpose IN ('account', 'order', 'analytics', 'reminders'));

-- Where mail programs end mails of a kind with one press (RFC 8058).
ALTER TABLE mails ADD COLUMN unsubscribe text;
