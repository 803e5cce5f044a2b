-- What of an order was changed after it was made.
create table order_changes (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  changed text not null,
  order_item_id uuid references order_items (id) on delete cascade,
  before text not null default '',
  actor text not null,
  actor_id uuid references users (id),
  created_at timestamptz(3) not null default now(),
  constraint order_changes_changed check (changed in ('address', 'words', 'call_back')),
  constraint order_changes_line check ((changed = 'words') = (order_item_id is not null))
);
create index order_changes_of_order on order_changes (order_id, created_at);
