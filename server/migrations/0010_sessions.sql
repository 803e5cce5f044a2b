-- Where somebody is signed in. A token names its session and ends with it.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  browser text,
  system text,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now()
);
create index sessions_of_user on sessions (user_id, last_seen_at desc);
