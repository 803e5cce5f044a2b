-- How often something was done in the shop on a day of India's: bare numbers, of nobody.
create table day_counts (
  day date not null,
  kind text not null,
  number integer not null,
  primary key (day, kind),
  constraint day_counts_kind check (kind in ('home', 'listing', 'product', 'other', 'product_view', 'bag')),
  constraint day_counts_number check (number > 0)
);

-- The checkouts of some days, whoever's they are.
create index checkouts_made on checkouts (created_at);
