-- From which value of its goods on a parcel needs an e-way bill, from a day in India on. ₹50,000 is Rule
-- 138 of the CGST Rules, in force since 1 April 2018.
create table eway_limits (
  id uuid primary key,
  valid_from date not null,
  above_paise bigint not null,
  created_by uuid references users (id) on delete set null,
  created_at timestamp(3) with time zone not null default shop_now(),
  constraint eway_limits_above check (above_paise > 0)
);
create index eway_limits_dated on eway_limits (valid_from);
insert into eway_limits (id, valid_from, above_paise)
values ('01900000-0000-7000-8000-000000000001', '2018-04-01', 5000000);

alter table orders add column eway_bill text;
alter table orders add constraint orders_eway_bill check (eway_bill ~ '^[0-9]{12}$');

alter table order_changes drop constraint order_changes_changed;
alter table order_changes add constraint order_changes_changed
  check (changed in ('address', 'words', 'call_back', 'eway_bill'));
