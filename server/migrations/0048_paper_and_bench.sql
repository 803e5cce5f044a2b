-- The labels of parcels as the carrier gave them, until their parcels are with the buyers.
create table shipment_labels (
  shipment_id uuid primary key references shipments (id) on delete cascade,
  waybill text not null,
  pdf bytea not null,
  created_at timestamptz(3) not null default shop_now()
);
create index shipment_labels_kept on shipment_labels (created_at);

-- Which lines of an order lie in its box, and when the last of them did.
create table packed_lines (
  order_item_id uuid primary key references order_items (id) on delete cascade,
  order_id uuid not null references orders (id) on delete cascade,
  packed_by uuid not null references users (id),
  created_at timestamptz(3) not null default shop_now()
);
create index packed_lines_of_order on packed_lines (order_id);
alter table orders
  add column packed_at timestamptz(3),
  add column packed_by uuid references users (id),
  add constraint orders_packed check ((packed_at is null) = (packed_by is null));
