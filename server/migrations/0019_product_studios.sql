-- What makes a product customizable: the template that its buyers fill in, and what that costs.
create table product_studios (
  product_id uuid primary key references products (id) on delete cascade,
  live boolean not null,
  required boolean not null,
  blank text not null,
  areas jsonb,
  template jsonb not null,
  fields jsonb not null,
  fonts text[],
  surcharge_paise integer not null,
  extra_area_paise integer not null,
  version integer not null default 1,
  updated_at timestamptz(3) not null default now(),
  constraint product_studios_prices check (surcharge_paise >= 0 and extra_area_paise >= 0)
);
