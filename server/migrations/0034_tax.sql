-- Who sells, and how what is sold is taxed: dated rows, so that what was issued stays as it was.
create table seller_profiles (
  id uuid primary key,
  valid_from date not null,
  legal_name text not null,
  trade_name text not null,
  address text not null,
  state_code text not null,
  gstin text,
  mode text not null,
  signatory text not null,
  series_prefix text not null,
  is_sample boolean not null default false,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  constraint seller_profiles_state check (state_code ~ '^[0-9]{2}$'),
  constraint seller_profiles_mode check (mode in ('regular', 'composition', 'unregistered')),
  constraint seller_profiles_gstin check ((gstin is null) = (mode = 'unregistered')),
  constraint seller_profiles_prefix check (series_prefix ~ '^[A-Z0-9]{1,4}$')
);
create index seller_profiles_dated on seller_profiles (valid_from);

create table tax_classes (
  id uuid primary key,
  key text not null,
  valid_from date not null,
  hsn text not null,
  uqc text not null,
  rate_bp integer not null,
  above_paise integer,
  rate_above_bp integer,
  nil boolean not null default false,
  source text,
  reviewed_by text,
  reviewed_at date,
  is_sample boolean not null default false,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  constraint tax_classes_rate check (rate_bp between 0 and 10000),
  constraint tax_classes_slab check ((above_paise is null) = (rate_above_bp is null)),
  constraint tax_classes_above check (above_paise > 0 and rate_above_bp between 0 and 10000),
  constraint tax_classes_nil check (not nil or rate_bp = 0 and above_paise is null),
  constraint tax_classes_reviewed check ((reviewed_by is null) = (reviewed_at is null))
);
create index tax_classes_dated on tax_classes (key, valid_from);

create function refuse_change_of_dated() returns trigger language plpgsql as $$
begin
  -- That its maker is gone may be forgotten of it.
  if tg_op = 'UPDATE' and to_jsonb(new) - 'created_by' = to_jsonb(old) - 'created_by'
    and new.created_by is null then return new; end if;
  raise exception '% is never changed: a change is a row of its own', tg_table_name;
end $$;
create trigger seller_profiles_stay before update or delete on seller_profiles
  for each row execute function refuse_change_of_dated();
create trigger tax_classes_stay before update or delete on tax_classes
  for each row execute function refuse_change_of_dated();

-- Null is the class of its type, and the HSN of its class.
alter table products add column tax_class text, add column hsn text;

alter table staff_changes drop constraint staff_changes_subject;
alter table staff_changes add constraint staff_changes_subject
  check (subject in ('product', 'order', 'banner', 'message', 'import', 'admin', 'tax'));
