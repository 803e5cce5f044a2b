-- Payouts of the payment provider, entry by entry, and cash that the courier paid out, parcel by parcel.
-- What an entry belongs to is read from payments, refunds and shipments, which may come later.
CREATE TABLE settlements (
  id text PRIMARY KEY,
  utr text NOT NULL,
  settled_on date NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT shop_now()
);
CREATE INDEX settlements_by_day ON settlements (settled_on, id);

CREATE TABLE settlement_entries (
  id uuid PRIMARY KEY,
  settlement_id text NOT NULL REFERENCES settlements (id) ON DELETE CASCADE,
  kind text NOT NULL,
  entity_id text NOT NULL,
  provider_payment_id text,
  amount_paise bigint NOT NULL,
  fee_paise bigint NOT NULL,
  tax_paise bigint NOT NULL,
  credit_paise bigint NOT NULL,
  debit_paise bigint NOT NULL,
  CONSTRAINT settlement_entries_kind CHECK (kind IN ('payment', 'refund', 'other')),
  CONSTRAINT settlement_entries_once UNIQUE (settlement_id, entity_id)
);
CREATE INDEX settlement_entries_entity ON settlement_entries (entity_id, id);

CREATE TABLE cash_remittances (
  reference text PRIMARY KEY,
  remitted_on date NOT NULL,
  amount_paise bigint NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT shop_now(),
  CONSTRAINT cash_remittances_amount CHECK (amount_paise >= 0)
);
CREATE INDEX cash_remittances_by_day ON cash_remittances (remitted_on, reference);

CREATE TABLE remitted_parcels (
  id uuid PRIMARY KEY,
  reference text NOT NULL REFERENCES cash_remittances (reference) ON DELETE CASCADE,
  waybill text NOT NULL,
  amount_paise bigint NOT NULL,
  CONSTRAINT remitted_parcels_amount CHECK (amount_paise >= 0),
  CONSTRAINT remitted_parcels_once UNIQUE (reference, waybill)
);
CREATE INDEX remitted_parcels_waybill ON remitted_parcels (waybill, id);
