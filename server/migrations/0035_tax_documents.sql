-- Tax documents: copies that nobody changes, numbered without a gap, kept as long as the law asks.
create table document_series (
  kind text not null,
  prefix text not null,
  fy text not null,
  is_sample boolean not null,
  next integer not null,
  primary key (kind, prefix, fy, is_sample)
);

create table tax_documents (
  id uuid primary key,
  kind text not null,
  fy text not null,
  prefix text not null,
  place integer not null,
  number text not null,
  issued_on date not null,
  event text not null,
  order_id uuid not null references orders (id),
  order_number text not null,
  against_id uuid references tax_documents (id),
  seller jsonb not null,
  buyer jsonb not null,
  place_of_supply text not null,
  gross_paise bigint not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  settled_paise bigint not null,
  is_sample boolean not null,
  retain_until date not null,
  sha256 text not null,
  irn text,
  ack text,
  qr text,
  created_at timestamptz(3) not null default now(),
  constraint tax_documents_kind
    check (kind in ('invoice', 'cum_bill', 'bill', 'credit', 'receipt', 'refund_voucher')),
  constraint tax_documents_number check (number ~ '^[A-Z0-9/-]{1,16}$'),
  constraint tax_documents_against check ((kind in ('credit', 'refund_voucher')) = (against_id is not null)),
  constraint tax_documents_gross check (gross_paise > 0),
  constraint tax_documents_sum check (taxable_paise + cgst_paise + sgst_paise + igst_paise = gross_paise),
  constraint tax_documents_halves check (cgst_paise = sgst_paise and (igst_paise = 0 or cgst_paise = 0)),
  constraint "tax_documents_event_unique" unique (event),
  constraint tax_documents_number_once unique (number, is_sample),
  constraint tax_documents_series unique (kind, prefix, fy, is_sample, place)
);
create index tax_documents_of_order on tax_documents (order_id, created_at);
create index tax_documents_against_one on tax_documents (against_id) where against_id is not null;
create index tax_documents_issued on tax_documents (issued_on, id);
create index tax_documents_kept on tax_documents (retain_until);

create table tax_document_lines (
  document_id uuid not null references tax_documents (id) on delete cascade,
  position smallint not null,
  order_item_id uuid not null,
  description text not null,
  hsn text not null,
  uqc text not null,
  quantity smallint not null,
  gross_paise bigint not null,
  rate_bp integer not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  primary key (document_id, position),
  constraint tax_document_lines_sum
    check (taxable_paise + cgst_paise + sgst_paise + igst_paise = gross_paise),
  constraint tax_document_lines_halves check (cgst_paise = sgst_paise and (igst_paise = 0 or cgst_paise = 0))
);

-- The portal's number of an e-invoice comes later, once; what is past its time may go.
create function keep_document() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.retain_until < (now() at time zone 'Asia/Kolkata')::date then return old; end if;
  elsif old.irn is null
    and to_jsonb(new) - '{irn,ack,qr}'::text[] = to_jsonb(old) - '{irn,ack,qr}'::text[] then
    return new;
  end if;
  raise exception 'the document % is kept as it was issued', old.number;
end $$;
create trigger tax_documents_stay before update or delete on tax_documents
  for each row execute function keep_document();

-- Lines come with their document, in its transaction, and go with it.
create function keep_document_line() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if exists (select from tax_documents where id = new.document_id
      and xmin::text::bigint = pg_current_xact_id()::text::bigint & 4294967295) then return new; end if;
  elsif tg_op = 'DELETE' and not exists (select from tax_documents where id = old.document_id) then
    return old;
  end if;
  raise exception 'the lines of a document stay as they were issued';
end $$;
create trigger tax_document_lines_stay before insert or update or delete on tax_document_lines
  for each row execute function keep_document_line();

-- Whom a business buys for.
alter table orders add column buyer_gstin text, add column buyer_legal_name text;

-- The documents that go along with a mail, by what they were issued for.
alter table mails add column documents text;
