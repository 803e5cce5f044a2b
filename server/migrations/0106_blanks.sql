-- The stock of what is printed on, shared by the products that name it.
create table blanks (
  id uuid primary key,
  title text not null,
  track_stock boolean not null default true,
  version integer not null default 1,
  created_at timestamptz(3) not null default shop_now()
);
create unique index blanks_title on blanks (lower(title));

create table blank_variants (
  id uuid primary key,
  blank_id uuid not null references blanks (id) on delete cascade,
  position smallint not null,
  color text not null,
  size text,
  stock integer not null default 0,
  low integer,
  constraint blank_variants_stock check (stock >= 0),
  constraint blank_variants_low check (low >= 0)
);
create unique index blank_variants_choice on blank_variants (blank_id, lower(color), coalesce(size, ''));

-- A variant of a product on a blank has the stock of the blank; its own waits until it leaves.
alter table products
  add column blank_id uuid references blanks (id),
  add column own_track_stock boolean;
create index products_of_blank on products (blank_id) where blank_id is not null;
alter table product_variants
  add column on_blank boolean not null default false,
  add column blank_variant_id uuid references blank_variants (id) on delete set null,
  add column own_stock integer not null default 0,
  add constraint product_variants_blank check (on_blank or blank_variant_id is null);
create index product_variants_of_blank on product_variants (blank_variant_id) where blank_variant_id is not null;

create function keep_blank_of_product() returns trigger language plpgsql as $$
begin
  if new.blank_id is null then
    if old.blank_id is not null then
      new.track_stock := case when new.track_stock = old.track_stock
        then coalesce(old.own_track_stock, false) else new.track_stock end;
      new.own_track_stock := null;
    end if;
  else
    if tg_op = 'INSERT' or old.blank_id is null then
      new.own_track_stock := case when tg_op = 'INSERT' then new.track_stock else old.track_stock end;
    end if;
    new.track_stock := (select track_stock from blanks where id = new.blank_id);
  end if;
  return new;
end $$;
create trigger products_begin_blank before insert on products for each row
when (new.blank_id is not null) execute function keep_blank_of_product();
create trigger products_change_blank before update on products for each row
when (old.blank_id is not null or new.blank_id is not null) execute function keep_blank_of_product();

create function keep_blank_of_variants() returns trigger language plpgsql as $$
begin
  update product_variants set on_blank = new.blank_id is not null where product_id = new.id;
  return null;
end $$;
create trigger products_changed_blank after update on products for each row
when (old.blank_id is distinct from new.blank_id) execute function keep_blank_of_variants();

-- Whoever writes it, the stock of such a variant is that of its blank. What is read here stays so until
-- the transaction ends: a sale meanwhile would not see this row.
create function keep_stock_of_blank() returns trigger language plpgsql as $$
declare
  held record;
begin
  if tg_op = 'INSERT' then
    new.on_blank := (select blank_id is not null from products where id = new.product_id);
    if not new.on_blank then return new; end if;
    new.own_stock := 0;
  elsif new.on_blank and not old.on_blank then
    new.own_stock := old.stock;
  elsif old.on_blank and not new.on_blank then
    new.stock := old.own_stock;
    new.blank_variant_id := null;
    return new;
  end if;
  select b.id, b.stock into held
  from products p join product_colors c on c.id = new.color_id
  join blank_variants b on b.blank_id = p.blank_id and lower(b.color) = lower(c.name)
    and b.size is not distinct from new.size
  where p.id = new.product_id for share of b;
  new.blank_variant_id := held.id;
  new.stock := coalesce(held.stock, 0);
  return new;
end $$;
create trigger product_variants_begin_blank before insert on product_variants for each row
execute function keep_stock_of_blank();
create trigger product_variants_change_blank before update on product_variants for each row
when (old.on_blank or new.on_blank) execute function keep_stock_of_blank();

-- Every product on a blank shows what was taken through any of them.
create function tell_stock_of_blanks() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  with told as (
    update product_variants v set stock = n.stock from now_there n
    where v.blank_variant_id = n.id and v.stock <> n.stock
    returning v.product_id
  )
  select array_agg(distinct product_id) into ids from told;
  if ids is not null then
    perform pg_notify('tohfa_changes', case when cardinality(ids) > 100 then '{"kind":"catalog"}'
      else json_build_object('kind', 'stock', 'productIds', ids)::text end);
  end if;
  return null;
end $$;
create trigger blank_variants_told after update on blank_variants
referencing new table as now_there for each statement execute function tell_stock_of_blanks();
