-- The money of a month is read from the payments of its orders.
CREATE INDEX settlement_entries_payment ON settlement_entries (provider_payment_id)
  WHERE provider_payment_id IS NOT NULL;
