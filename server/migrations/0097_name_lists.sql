-- Lists of pieces of one product that are printed differently: a class with its names, numbers and
-- sizes.
create table name_lists (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  title text not null,
  color text not null,
  size text,
  "values" jsonb,
  scene jsonb,
  columns jsonb not null default '[]',
  sheet jsonb,
  version integer not null default 1,
  approved_hash text,
  ticked text[],
  approved_at timestamptz(3),
  former_hash text,
  created_at timestamptz(3) not null default shop_now(),
  updated_at timestamptz(3) not null default shop_now(),
  used_at timestamptz(3) not null default shop_now(),
  constraint name_lists_base check (("values" is null) <> (scene is null)),
  constraint name_lists_approved check ((approved_hash is null) = (approved_at is null))
);
create index name_lists_of_user on name_lists (user_id, updated_at desc nulls first, id desc nulls first);
create index name_lists_product on name_lists (product_id);
create index name_lists_used on name_lists (used_at);

create table name_list_rows (
  list_id uuid not null references name_lists (id) on delete cascade,
  n smallint not null constraint name_list_rows_n check (n between 1 and 500),
  "values" jsonb not null,
  color text,
  size text,
  quantity smallint not null constraint name_list_rows_quantity check (quantity between 1 and 50),
  note text,
  cell_findings jsonb not null,
  preflight jsonb not null,
  fitted jsonb not null,
  areas_in_use smallint not null,
  field_values jsonb not null,
  print text,
  proof text references proofs (hash) on delete set null,
  primary key (list_id, n)
);
create index name_list_rows_proof on name_list_rows (proof) where proof is not null;
