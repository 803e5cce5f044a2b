-- What a later report says differently of a settlement that is known: its entries stay as they were
-- taken until somebody replaces them.
CREATE TABLE settlement_corrections (
  settlement_id text NOT NULL REFERENCES settlements (id) ON DELETE CASCADE,
  entity_id text NOT NULL,
  kind text NOT NULL,
  provider_payment_id text,
  amount_paise bigint NOT NULL,
  fee_paise bigint NOT NULL,
  tax_paise bigint NOT NULL,
  credit_paise bigint NOT NULL,
  debit_paise bigint NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT shop_now(),
  PRIMARY KEY (settlement_id, entity_id),
  CONSTRAINT settlement_corrections_kind CHECK (kind IN ('payment', 'refund', 'other'))
);
