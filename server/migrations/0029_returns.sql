-- What buyers want taken back, what they show of it, and what became of it.
create table returns (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  number smallint not null,
  state text not null default 'requested',
  reason text not null,
  comment text not null,
  state_at timestamptz(3) not null default now(),
  received_at timestamptz(3),
  pickups smallint not null default 0,
  waybill text,
  pickup_claimed_at timestamptz(3),
  synced_at timestamptz(3),
  refund_id uuid references refunds (id),
  replacement_id uuid references orders (id),
  created_at timestamptz(3) not null default now(),
  constraint returns_number unique (order_id, number),
  constraint "returns_waybill_unique" unique (waybill),
  constraint "returns_refundId_unique" unique (refund_id),
  constraint "returns_replacementId_unique" unique (replacement_id),
  constraint returns_state check (state in ('requested', 'needs_info', 'approved', 'refused', 'withdrawn',
    'lapsed', 'no_return_needed', 'pickup_booked', 'pickup_failed', 'received', 'accepted',
    'refused_after_check', 'refunded', 'replaced')),
  constraint returns_reason check (reason in ('damaged', 'defective', 'wrong_item', 'misprint', 'late')),
  constraint returns_refunded check ((state = 'refunded') = (refund_id is not null)),
  constraint returns_replaced check ((state = 'replaced') = (replacement_id is not null)),
  constraint returns_booked check (state <> 'pickup_booked' or waybill is not null)
);
create index returns_by_state on returns (state, created_at);
create index returns_made on returns (created_at, id);

create table return_items (
  return_id uuid not null references returns (id) on delete cascade,
  order_item_id uuid not null references order_items (id) on delete cascade,
  quantity smallint not null constraint return_items_quantity check (quantity between 1 and 10),
  primary key (return_id, order_item_id)
);
create index return_items_item on return_items (order_item_id);

create table return_events (
  id uuid primary key,
  return_id uuid not null references returns (id) on delete cascade,
  action text not null,
  to_state text not null,
  actor text not null,
  actor_id uuid references users (id),
  note text,
  at timestamptz(3) not null default now()
);
create index return_events_of_return on return_events (return_id, at);

create table return_photos (
  id uuid primary key,
  owner uuid not null references users (id) on delete cascade,
  bytes integer not null constraint return_photos_bytes check (bytes > 0),
  created_at timestamptz(3) not null default now()
);
create index return_photos_owner on return_photos (owner);
create index return_photos_made on return_photos (created_at);

create table return_photo_uses (
  return_id uuid not null references returns (id) on delete cascade,
  photo_id uuid not null references return_photos (id) on delete cascade,
  position smallint not null,
  primary key (return_id, photo_id)
);
create index return_photo_uses_photo on return_photo_uses (photo_id);
