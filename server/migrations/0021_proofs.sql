-- What the press prints, what each person approved of it, and the work that orders make of it.
create table proofs (
  hash text primary key constraint proofs_hash check (hash ~ '^[0-9a-f]{64}$'),
  engine text not null,
  blank jsonb not null,
  scene jsonb not null,
  photo_owner uuid references users (id) on delete set null,
  state text not null default 'rendering',
  pages jsonb,
  created_at timestamptz(3) not null default now(),
  rendered_at timestamptz(3),
  used_at timestamptz(3) not null default now(),
  constraint proofs_state check (state in ('rendering', 'ready', 'failed')),
  constraint proofs_ready check (state <> 'ready' or (pages is not null and rendered_at is not null))
);
create index proofs_used on proofs (used_at);

create function keep_proof() returns trigger language plpgsql as $$
begin
  if (new.hash, new.engine, new.blank, new.scene)
     is distinct from (old.hash, old.engine, old.blank, old.scene)
     or (old.pages is not null and new.pages is distinct from old.pages) then
    raise exception 'a proof never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger proofs_keep before update on proofs for each row execute function keep_proof();

create table proof_requests (
  id uuid primary key,
  hash text not null references proofs (hash) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  design_id uuid references designs (id) on delete set null,
  product_id uuid not null references products (id) on delete cascade,
  color text not null,
  size text,
  areas_in_use smallint not null,
  field_values jsonb not null,
  preflight jsonb not null,
  asked_at timestamptz(3) not null default now(),
  constraint proof_requests_once unique nulls not distinct (user_id, hash, product_id, color, size),
  constraint proof_requests_areas check (areas_in_use between 0 and 4)
);
create index proof_requests_hash on proof_requests (hash);
create index proof_requests_design on proof_requests (design_id);
create index proof_requests_product on proof_requests (product_id);

create table proof_approvals (
  id uuid primary key,
  hash text not null references proofs (hash),
  user_id uuid not null references users (id),
  product_id uuid not null references products (id),
  color text not null,
  size text,
  areas_in_use smallint not null,
  field_values jsonb not null,
  ticked text[] not null,
  approved_at timestamptz(3) not null default now(),
  constraint proof_approvals_once unique nulls not distinct (user_id, hash, product_id, color, size),
  constraint proof_approvals_areas check (areas_in_use between 1 and 4)
);
create index proof_approvals_hash on proof_approvals (hash);
create index proof_approvals_product on proof_approvals (product_id);

alter table cart_lines add column approval_id uuid references proof_approvals (id);
create index cart_lines_approval on cart_lines (approval_id) where approval_id is not null;
alter table cart_lines drop constraint cart_lines_one_each;
alter table cart_lines add constraint cart_lines_one_each
  unique nulls not distinct (user_id, product_id, color, size, pack, approval_id);

-- A line as it was bought: the proof, what personalisation cost a piece, and its words.
alter table checkout_lines
  add column approval_id uuid references proof_approvals (id),
  add column personalisation_paise integer not null default 0,
  add column personalisation jsonb;
create index checkout_lines_approval on checkout_lines (approval_id) where approval_id is not null;
alter table order_items
  add column approval_id uuid references proof_approvals (id),
  add column personalisation_paise integer not null default 0,
  add column personalisation jsonb;
create index order_items_approval on order_items (approval_id) where approval_id is not null;

create table print_jobs (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  order_item_id uuid not null constraint print_jobs_one_a_line unique
    references order_items (id) on delete cascade,
  approval_id uuid not null references proof_approvals (id),
  state text not null default 'queued',
  reason text,
  due date not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint print_jobs_state check
    (state in ('queued', 'rendering', 'ready', 'printing', 'printed', 'held', 'failed')),
  constraint print_jobs_reason check (state <> 'held' or reason is not null)
);
create index print_jobs_queue on print_jobs (state, created_at, id);
create index print_jobs_due on print_jobs (due, created_at, id);
create index print_jobs_order on print_jobs (order_id);
create index print_jobs_approval on print_jobs (approval_id);

create table print_job_events (
  id uuid primary key,
  print_job_id uuid not null references print_jobs (id) on delete cascade,
  from_state text,
  to_state text not null,
  reason text,
  actor_id uuid,
  at timestamptz(3) not null default now()
);
create index print_job_events_of_job on print_job_events (print_job_id, at);

alter table designs add column share_token_hash text unique;
