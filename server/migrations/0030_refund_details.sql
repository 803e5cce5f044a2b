-- Where a refund by hand goes to: its buyer is asked by a link, whose token stands here as a hash, and says it
-- once. It is kept encrypted, and forgotten some time after the money went.
alter table refunds add column processed_at timestamptz(3);
update refunds set processed_at = updated_at where status = 'processed';

create table refund_details (
  refund_id uuid primary key references refunds (id) on delete cascade,
  asked_at timestamptz(3) not null default now(),
  sealed text,
  given_at timestamptz(3),
  forgotten_at timestamptz(3),
  constraint refund_details_given check (sealed is null or given_at is not null and forgotten_at is null)
);
create index refund_details_kept on refund_details (given_at) where sealed is not null;

create table refund_links (
  token_hash text primary key,
  refund_id uuid not null references refunds (id) on delete cascade,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index refund_links_refund on refund_links (refund_id);
create index refund_links_expiry on refund_links (expires_at);
