-- A second step of staff's sign-in (RFC 6238); not asked for until it was confirmed with a code.
create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  sealed_secret text not null,
  confirmed_at timestamptz(3),
  -- The half minute of the code that was used last: the same code is never good twice.
  last_step bigint not null default 0,
  created_at timestamptz(3) not null default now()
);

create table recovery_codes (
  user_id uuid not null references second_factors (user_id) on delete cascade,
  code_hash text not null,
  used_at timestamptz(3),
  primary key (user_id, code_hash)
);
