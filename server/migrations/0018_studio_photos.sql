-- Photos that buyers upload for their own gifts; the files lie in the private store.
create table studio_photos (
  id uuid primary key,
  owner uuid not null references users (id) on delete cascade,
  sha256 text not null constraint studio_photos_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
  width integer not null,
  height integer not null,
  bytes integer not null,
  used_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  constraint studio_photos_once unique (owner, sha256),
  constraint studio_photos_size check (width > 0 and height > 0 and bytes > 0)
);
create index studio_photos_used on studio_photos (used_at);
