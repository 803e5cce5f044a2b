-- What a count by hand changed in the stock of blanks: who, when, and what the count was made against.
create table blank_movements (
  id uuid primary key,
  count_id uuid not null,
  variant_id uuid not null references blank_variants (id) on delete cascade,
  kind text not null constraint blank_movements_kind check (kind in ('counted')),
  seen integer not null,
  counted integer not null,
  stock integer not null,
  staff_id uuid references users (id) on delete set null,
  created_at timestamptz(3) not null default shop_now(),
  constraint blank_movements_counts check (seen >= 0 and counted >= 0 and stock >= 0),
  constraint blank_movements_differ check (seen <> counted)
);
create unique index blank_movements_of_count on blank_movements (count_id, variant_id);
create index blank_movements_of_variant on blank_movements (variant_id);
create index blank_movements_newest on blank_movements (created_at, id);
create index blank_movements_of_staff on blank_movements (staff_id);
