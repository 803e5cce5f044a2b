-- News of an order by WhatsApp: a yes is for one mobile number, in the language of its sentence.
ALTER TABLE consents
  ADD COLUMN phone text,
  ADD COLUMN language text,
  DROP CONSTRAINT consents_purpose,
  ADD CONSTRAINT consents_purpose
    CHECK (purpose IN ('account', 'order', 'analytics', 'reminders', 'whatsapp')),
  ADD CONSTRAINT consents_language CHECK (language IN ('en', 'hi')),
  ADD CONSTRAINT consents_phone
    CHECK ((purpose = 'whatsapp') = (phone IS NOT NULL AND language IS NOT NULL));
DROP INDEX consents_standing;
CREATE UNIQUE INDEX consents_standing ON consents (user_id, purpose, version, coalesce(phone, ''))
  WHERE withdrawn_at IS NULL;
CREATE INDEX consents_of_phone ON consents (phone) WHERE withdrawn_at IS NULL AND phone IS NOT NULL;

-- What a number wrote last, STOP or START. It holds for every account, and outlives them.
CREATE TABLE whatsapp_stops (
  phone text PRIMARY KEY,
  is_stopped boolean NOT NULL,
  at timestamp(3) with time zone NOT NULL
);

-- A message that may be billed has a slot of its order, and there are four.
CREATE TABLE whatsapp_messages (
  id uuid PRIMARY KEY,
  key text NOT NULL,
  order_id uuid NOT NULL REFERENCES orders(id) ON DELETE CASCADE,
  slot smallint,
  template text NOT NULL,
  language text NOT NULL,
  phone text NOT NULL,
  facts jsonb NOT NULL,
  mail_waits boolean NOT NULL,
  state text NOT NULL DEFAULT 'queued',
  provider_id text,
  is_billed boolean,
  error_code integer,
  error text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT shop_now(),
  sent_at timestamp(3) with time zone,
  delivered_at timestamp(3) with time zone,
  read_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  CONSTRAINT whatsapp_messages_key UNIQUE (key),
  CONSTRAINT whatsapp_messages_slots UNIQUE (order_id, slot),
  CONSTRAINT whatsapp_messages_provider_id UNIQUE (provider_id),
  CONSTRAINT whatsapp_messages_slot CHECK (slot BETWEEN 1 AND 4),
  CONSTRAINT whatsapp_messages_language CHECK (language IN ('en', 'hi')),
  CONSTRAINT whatsapp_messages_template CHECK (template IN
    ('order_confirmed', 'order_proof', 'order_shipped', 'order_out_for_delivery', 'order_on_hold')),
  CONSTRAINT whatsapp_messages_state CHECK (state IN
    ('queued', 'sending', 'unknown', 'accepted', 'sent', 'withdrawn', 'failed', 'delivered', 'read'))
);
CREATE INDEX whatsapp_messages_kept ON whatsapp_messages (created_at) WHERE phone <> '';

-- A mail that a message by WhatsApp made needless.
ALTER TABLE mails ADD COLUMN replaced_at timestamp(3) with time zone;
