-- A refund that staff decide is made once for each Idempotency-Key, with what was sent then.
alter table refunds
  add column idempotency_key text,
  add column request_hash text,
  add constraint refunds_once unique (order_id, idempotency_key),
  add constraint refunds_key check ((idempotency_key is null) = (request_hash is null));
