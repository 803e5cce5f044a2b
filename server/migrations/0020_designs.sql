-- What people designed; unordered ones are forgotten by the time of their last change.
create table designs (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  color text not null,
  size text,
  scene jsonb not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index designs_of_user on designs (user_id, updated_at desc, id desc);
create index designs_changed on designs (updated_at);
