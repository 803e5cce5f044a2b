-- A checkout may be asked for under several keys; each of them keeps answering the same.
create table order_requests (
  user_id uuid not null references users (id),
  idempotency_key text not null,
  request_hash text not null,
  checkout_id uuid not null references checkouts (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, idempotency_key)
);
create index order_requests_checkout on order_requests (checkout_id);

insert into order_requests (user_id, idempotency_key, request_hash, checkout_id)
select user_id, idempotency_key, request_hash, id from checkouts where idempotency_key is not null;
drop index checkouts_idempotency;
alter table checkouts drop column idempotency_key, drop column request_hash;

-- Ten of a hundred lines of the dearest goods are more paise than an integer holds.
alter table checkouts alter column total_paise type bigint;
alter table orders alter column total_paise type bigint;
alter table payments alter column amount_paise type bigint;
alter table refunds alter column amount_paise type bigint;
