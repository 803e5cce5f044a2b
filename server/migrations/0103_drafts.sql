-- Customers without an account, whom staff wrote down.
alter table users
  add column guest boolean not null default false,
  add constraint users_guest check (not guest or num_nulls(password_hash, email_proven_at, staff_role) = 3);
create index users_guests on users (phone) where guest;

-- Orders that staff prepare: a draft, its link, and the lines as they will be bought.
create sequence draft_numbers start 1001;
create table drafts (
  id uuid primary key,
  number text not null default 'Q' || nextval('draft_numbers'),
  version integer not null default 1,
  state text not null default 'draft',
  user_id uuid not null references users (id),
  customer jsonb not null,
  address jsonb,
  buyer_gstin text,
  buyer_legal_name text,
  buyer_legal_address text,
  delivered_to text,
  note text,
  delivery text not null,
  discount_percent numeric(5, 2),
  discount_amount_paise bigint,
  until date not null,
  total_paise bigint not null,
  discount_paise bigint not null default 0,
  link_id uuid,
  sent_at timestamptz(3),
  declined_at timestamptz(3),
  decline_reason text,
  approved_by text,
  approved_how text,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null default shop_now(),
  updated_at timestamptz(3) not null default shop_now(),
  constraint drafts_number unique (number),
  constraint drafts_state check (state in ('draft', 'sent', 'ordered', 'declined', 'ended')),
  constraint drafts_delivery check (delivery in ('parcel', 'counter')),
  constraint drafts_delivered_to check (delivered_to in ('business', 'other')),
  constraint drafts_discount check (discount_percent is null or discount_amount_paise is null),
  constraint drafts_total check (total_paise > 0 and discount_paise >= 0),
  constraint drafts_sent check (state <> 'sent' or link_id is not null and sent_at is not null),
  constraint drafts_approved check (
    (approved_by is null) = (approved_how is null) and approved_how in ('counter', 'phone', 'chat'))
);
create index drafts_made on drafts (created_at desc, id desc);
create index drafts_by_state on drafts (state, created_at desc, id desc);
create index drafts_of_user on drafts (user_id);
create index drafts_by on drafts (created_by);
create index drafts_changed on drafts (updated_at) where state <> 'ordered';
create index drafts_by_phone on drafts ((customer ->> 'phone'));

create table draft_items (
  id uuid primary key,
  draft_id uuid not null references drafts (id) on delete cascade,
  position smallint not null,
  product_id uuid not null references products (id),
  title text not null,
  description text not null,
  brand text not null,
  product_type text not null,
  color text not null,
  size text,
  pack integer,
  images text[] not null,
  quantity smallint not null,
  price_paise integer not null,
  discount numeric(4, 2) not null,
  discounted_price_paise integer not null,
  break_from smallint,
  break_percent numeric(4, 2),
  unit_price_paise integer not null,
  approval_id uuid references proof_approvals (id),
  personalisation_paise integer not null default 0,
  offer_paise bigint not null default 0,
  personalisation jsonb,
  plain boolean not null default false,
  hash text references proofs (hash),
  field_values jsonb,
  scene jsonb,
  constraint draft_items_position unique (draft_id, position),
  constraint draft_items_quantity check (quantity between 1 and 1000),
  constraint draft_items_print check (
    (hash is null) = (personalisation is null) and (hash is not null or num_nulls(field_values, scene) = 2)),
  constraint draft_items_offer check (
    offer_paise between 0 and (unit_price_paise + personalisation_paise)::bigint * quantity),
  constraint draft_items_break check (num_nulls(break_from, break_percent) in (0, 2)
    and unit_price_paise
      = round(discounted_price_paise * (100 - coalesce(break_percent, 0)) / 100)::integer)
);
create index draft_items_product on draft_items (product_id);
create index draft_items_hash on draft_items (hash) where hash is not null;
create index draft_items_approval on draft_items (approval_id) where approval_id is not null;

-- A checkout of a draft; one of them at most becomes an order.
alter table checkouts
  add column draft_id uuid references drafts (id),
  add column delivery text not null default 'parcel',
  add constraint checkouts_delivery check (delivery in ('parcel', 'counter'));
create unique index checkouts_one_order_a_draft on checkouts (draft_id) where status = 'settled';
create index checkouts_draft on checkouts (draft_id) where draft_id is not null;

-- A counter order is handed over, without a parcel.
alter table orders
  add column delivery text not null default 'parcel',
  add constraint orders_delivery check (delivery in ('parcel', 'counter'));

-- A draft may have many pieces of one line.
alter table checkout_lines drop constraint checkout_lines_quantity;
alter table checkout_lines add constraint checkout_lines_quantity check (quantity between 1 and 1000);
alter table order_items drop constraint order_items_quantity;
alter table order_items add constraint order_items_quantity check (quantity between 1 and 1000);
alter table return_items drop constraint return_items_quantity;
alter table return_items add constraint return_items_quantity check (quantity between 1 and 1000);
alter table print_jobs drop constraint print_jobs_again;
alter table print_jobs add constraint print_jobs_again check (again between 1 and 1000);
alter table print_job_events drop constraint print_job_events_spoilt;
alter table print_job_events add constraint print_job_events_spoilt check (spoilt between 0 and 1000);

alter table staff_changes drop constraint staff_changes_subject;
alter table staff_changes add constraint staff_changes_subject check (subject in ('product', 'order', 'banner',
  'message', 'import', 'admin', 'tax', 'settings', 'page', 'photo', 'coupon', 'collection', 'review', 'draft'));
