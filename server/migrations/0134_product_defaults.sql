-- What new products of a type begin with, and what a piece of it weighs.
create table product_defaults (
  product_type text primary key,
  particulars jsonb not null default '{}',
  weight integer not null default 250,
  changed_at timestamptz(3) not null default shop_now(),
  constraint product_defaults_weight check (weight between 1 and 30000)
);
