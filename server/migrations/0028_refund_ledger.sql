-- One ledger of what goes back: many refunds for a payment or an order, never more than came in. Pieces of an
-- order that were cancelled, what it took from the stock, when its printing began, and what it replaces.
alter table orders
  alter column checkout_id drop not null,
  add column paid_paise bigint not null default 0,
  add column refund_held_paise bigint not null default 0,
  add column printing_started_at timestamptz(3),
  add column replaces_order_id uuid references orders (id),
  drop constraint orders_total,
  add constraint orders_total check (total_paise >= 0),
  add constraint orders_origin check ((checkout_id is null) <> (replaces_order_id is null));
create index orders_replacing on orders (replaces_order_id) where replaces_order_id is not null;

alter table order_items
  add column variant_id uuid,
  add column cancelled_quantity smallint not null default 0,
  add constraint order_items_cancelled check (cancelled_quantity between 0 and quantity);

create table cancellations (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  lines jsonb not null,
  amount_paise bigint not null,
  reason text not null,
  actor text not null,
  actor_id uuid references users (id),
  idempotency_key text,
  request_hash text not null,
  created_at timestamptz(3) not null default now(),
  constraint cancellations_once unique (order_id, idempotency_key)
);
create index cancellations_of_order on cancellations (order_id, created_at);

alter table payments add column refund_held_paise bigint not null default 0;

alter table refunds
  drop constraint "refunds_paymentId_unique",
  alter column payment_id drop not null,
  add column order_id uuid references orders (id),
  add column cancellation_id uuid references cancellations (id),
  add column kind text not null default 'provider',
  add column reference text,
  add column acted_by uuid references users (id),
  add column failed_at timestamptz(3),
  drop constraint refunds_status,
  add constraint refunds_status
    check (status in ('needs_details', 'pending', 'processed', 'failed')),
  add constraint refunds_kind check (kind in ('provider', 'upi', 'bank')),
  add constraint refunds_amount check (amount_paise > 0),
  add constraint refunds_of_what check (payment_id is not null or order_id is not null and kind <> 'provider');
alter table refunds alter column kind drop default;

create table refund_lines (
  refund_id uuid not null references refunds (id) on delete cascade,
  order_item_id uuid not null references order_items (id) on delete cascade,
  quantity smallint not null constraint refund_lines_quantity check (quantity > 0),
  amount_paise bigint not null constraint refund_lines_amount check (amount_paise >= 0),
  restocked boolean not null,
  primary key (refund_id, order_item_id)
);
create index refund_lines_item on refund_lines (order_item_id);
create index refunds_of_order on refunds (order_id, created_at);
create index refunds_of_payment on refunds (payment_id);
create index refunds_failed on refunds (order_id) where status = 'failed';

-- What older orders paid and took.
update refunds r set order_id = p.order_id from payments p where p.id = r.payment_id;
update payments p set refund_held_paise = p.amount_paise
  where p.status = 'refunded'
    or exists (select from refunds r where r.payment_id = p.id and r.status <> 'failed');
update orders o set paid_paise = p.amount_paise, refund_held_paise = p.refund_held_paise
  from payments p where p.order_id = o.id;
update orders set paid_paise = total_paise where payment_method = 'cash' and status = 'delivered';
insert into cancellations (id, order_id, lines, amount_paise, reason, actor, request_hash, created_at)
  select gen_random_uuid(), o.id, l.lines, o.total_paise, 'The carrier cancelled the parcel', 'carrier', '',
    o.updated_at
  from orders o join (
    select order_id, jsonb_agg(jsonb_build_object('id', id, 'quantity', quantity)) lines
    from order_items group by 1) l on l.order_id = o.id
  where o.status = 'cancelled';
update order_items i set cancelled_quantity = quantity
  from orders o where o.id = i.order_id and o.status = 'cancelled';
update orders set total_paise = 0 where status = 'cancelled';
update order_items i set variant_id = v.id
  from orders o, products p, product_colors c, product_variants v
  where o.id = i.order_id and o.status = 'confirmed' and p.id = i.product_id and p.track_stock
    and c.product_id = p.id and c.name = i.color and v.color_id = c.id
    and v.size is not distinct from i.size;

alter table payments
  add constraint payments_refunds check (refund_held_paise between 0 and amount_paise);
alter table orders
  add constraint orders_refunds check (refund_held_paise between 0 and paid_paise);
