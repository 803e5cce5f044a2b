-- Deliveries of blanks: each is booked once, by its key and by the words of its paper. Its rows are
-- movements with the pieces that came.
create table blank_deliveries (
  id uuid primary key,
  reference text not null,
  created_at timestamptz(3) not null default shop_now()
);
create unique index blank_deliveries_of_paper on blank_deliveries (lower(reference));

alter table blank_movements
  alter column count_id drop not null,
  alter column seen drop not null,
  alter column counted drop not null,
  add column delivery_id uuid references blank_deliveries (id) on delete cascade,
  add column delivered integer,
  drop constraint blank_movements_kind,
  drop constraint blank_movements_counts,
  drop constraint blank_movements_differ,
  add constraint blank_movements_kind check (kind in ('counted', 'delivery')),
  add constraint blank_movements_stock check (stock >= 0),
  add constraint blank_movements_counted check (case when kind = 'counted'
    then count_id is not null and seen is not null and counted is not null and seen >= 0 and counted >= 0 and seen <> counted
    else count_id is null and seen is null and counted is null end),
  add constraint blank_movements_delivered check (case when kind = 'delivery'
    then delivery_id is not null and delivered is not null and delivered > 0
    else delivery_id is null and delivered is null end);
create index blank_movements_of_delivery on blank_movements (delivery_id);
