-- A checkout knows whom its payment was requested of, and an event what it is about, whatever its
-- provider's words are.
ALTER TABLE checkouts ADD COLUMN provider text;
UPDATE checkouts SET provider = 'razorpay' WHERE provider_order_id IS NOT NULL;
ALTER TABLE checkouts ADD CONSTRAINT checkouts_provider CHECK (provider IN ('razorpay'));

ALTER TABLE provider_events ADD COLUMN provider_order_id text;
ALTER TABLE provider_events ADD COLUMN provider_payment_id text;
ALTER TABLE provider_events ADD COLUMN is_failure boolean NOT NULL DEFAULT false;
UPDATE provider_events SET
  provider_order_id = payload #>> '{payload,payment,entity,order_id}',
  provider_payment_id = payload #>> '{payload,refund,entity,payment_id}',
  is_failure = coalesce(payload ->> 'event' = 'payment.failed', false);
DROP INDEX provider_events_failed;
CREATE INDEX provider_events_failed ON provider_events (received_at DESC) WHERE is_failure;
