-- What staff know of the people who buy: sums of their orders, the words that find them, a note, and
-- whether they may pay in cash. Triggers maintain all but the last two.
create table customers (
  user_id uuid primary key references users (id) on delete cascade,
  name text not null default '',
  phone text not null default '',
  phones text[] not null default '{}',
  words tsvector not null default ''::tsvector,
  orders integer not null default 0,
  spent_paise bigint not null default 0,
  refunded_paise bigint not null default 0,
  last_order_at timestamptz(3),
  cash text not null default 'allowed',
  note text not null default '',
  created_at timestamptz(3) not null default shop_now(),
  constraint customers_cash check (cash in ('allowed', 'refused'))
);
create index customers_recent on customers (last_order_at desc nulls last, user_id);
create index customers_spent on customers (spent_paise desc, user_id);
create index customers_orders on customers (orders desc, user_id);
create index customers_newest on customers (created_at desc, user_id);
create index customers_name on customers (nullif(lower(name), ''), user_id);
create index customers_words on customers using gin (words);
create index customers_refused on customers using gin (phones) where cash = 'refused';

-- E-mails, and the last four digits of phones, follow a sign, so that they are found only when asked for.
create function customer_words(names text[], email text, phones text[]) returns tsvector
language sql stable as $$
  select coalesce(array_to_tsvector(array_agg(distinct left(word, 200))), ''::tsvector) from (
    select unnest(folded_words(name)) as word from unnest(names) as name
    union all select unnest(folded_words(split_part(email, '@', 1)))
    union all select '@' || lower(email)
    union all select unnest(phones)
    union all select '#' || right(phone, 4) from unnest(phones) as phone
  ) known where word <> '' and word <> '@'
$$;

-- Reads these people anew. The recipient of a gift is somebody else. Erased people are no customers;
-- nor are staff, unless they have ordered.
create function refresh_customers(ids uuid[]) returns void language sql as $$
  with known as (
    select u.id, case when u.email like '%@guest.invalid' then '' else u.email end as email, u.created_at, bought.orders, bought.spent, bought.refunded, bought.last_at,
      coalesce(nullif(btrim(u.name), ''), latest.name, '') as name,
      coalesce(nullif(u.phone, ''), latest.phone, '') as phone,
      array_remove(array_append(bought.names, nullif(u.name, '')), null) as names,
      array(select distinct one from unnest(array_append(bought.phones, nullif(u.phone, ''))) as one
        where one <> '') as phones
    from users u
    cross join lateral (
      select count(*)::integer as orders, coalesce(sum(o.paid_paise), 0)::bigint as spent,
        coalesce(sum(o.refund_held_paise), 0)::bigint as refunded, max(o.created_at) as last_at,
        coalesce(array_agg(distinct o.shipping_address ->> 'name') filter (where o.gift is null), '{}') as names,
        coalesce(array_agg(distinct o.shipping_address ->> 'phone') filter (where o.gift is null), '{}') as phones
      from orders o where o.user_id = u.id
    ) bought
    left join lateral (
      select o.shipping_address ->> 'name' as name, o.shipping_address ->> 'phone' as phone
      from orders o where o.user_id = u.id and o.gift is null order by o.created_at desc, o.id desc limit 1
    ) latest on true
    where u.id = any(ids) and u.erased_at is null and (u.role = 'USER' or bought.orders > 0)
  ), gone as (
    delete from customers where user_id = any(ids) and user_id not in (select id from known)
  )
  insert into customers as c (user_id, name, phone, phones, words, orders, spent_paise, refunded_paise,
    last_order_at, created_at)
  select id, name, phone, phones, customer_words(names, email, phones), orders, spent, refunded, last_at,
    created_at
  from known order by id
  on conflict (user_id) do update set name = excluded.name, phone = excluded.phone,
    phones = excluded.phones, words = excluded.words, orders = excluded.orders,
    spent_paise = excluded.spent_paise, refunded_paise = excluded.refunded_paise,
    last_order_at = excluded.last_order_at
$$;

select refresh_customers(array(select id from users));

create function refresh_customers_of_users() returns trigger language plpgsql as $$
begin
  perform refresh_customers(array(select id from changed));
  return null;
end $$;
create trigger users_customers after insert on users
referencing new table as changed for each statement execute function refresh_customers_of_users();

create function refresh_customer_of_user() returns trigger language plpgsql as $$
begin
  perform refresh_customers(array[new.id]);
  return null;
end $$;
create trigger users_customer_changed after update on users for each row
when ((old.name, old.email, old.phone, old.role, old.erased_at)
  is distinct from (new.name, new.email, new.phone, new.role, new.erased_at))
execute function refresh_customer_of_user();

-- A new order adds to the sums and words, so that it costs the same however many there are.
create function add_orders_to_customers() returns trigger language plpgsql as $$
declare
  missing uuid[] := array(
    select distinct a.user_id from added a
    where not exists (select from customers c where c.user_id = a.user_id));
begin
  if cardinality(missing) > 0 then perform refresh_customers(missing); end if;
  with bought as (
    select a.user_id, count(*)::integer as orders, sum(a.paid_paise)::bigint as spent,
      sum(a.refund_held_paise)::bigint as refunded, max(a.created_at) as last_at,
      array_agg(distinct a.shipping_address ->> 'name') filter (where a.gift is null) as names,
      array_remove(array_agg(distinct a.shipping_address ->> 'phone') filter (where a.gift is null), '')
        as phones
    from added a where a.user_id <> all(missing) group by a.user_id
  ), locked as materialized (
    select b.*, u.name as own_name, u.phone as own_phone
    from bought b join customers c using (user_id) join users u on u.id = c.user_id
    order by user_id for no key update of c
  )
  update customers c set orders = c.orders + l.orders, spent_paise = c.spent_paise + l.spent,
    refunded_paise = c.refunded_paise + l.refunded,
    last_order_at = greatest(c.last_order_at, l.last_at),
    name = case when btrim(l.own_name) = '' then coalesce(l.names[1], c.name) else c.name end,
    phone = case when l.own_phone = '' then coalesce(l.phones[1], c.phone) else c.phone end,
    phones = array(select distinct one from unnest(c.phones || coalesce(l.phones, '{}')) as one),
    words = c.words || customer_words(l.names, '', l.phones)
  from locked l where c.user_id = l.user_id;
  return null;
end $$;
create trigger orders_customers after insert on orders
referencing new table as added for each statement execute function add_orders_to_customers();

create function add_money_to_customer() returns trigger language plpgsql as $$
begin
  update customers set spent_paise = spent_paise + new.paid_paise - old.paid_paise,
    refunded_paise = refunded_paise + new.refund_held_paise - old.refund_held_paise
  where user_id = new.user_id;
  return null;
end $$;
create trigger orders_customer_paid after update on orders for each row
when (old.user_id = new.user_id and (old.paid_paise, old.refund_held_paise)
  is distinct from (new.paid_paise, new.refund_held_paise))
execute function add_money_to_customer();

create function refresh_customers_of_order() returns trigger language plpgsql as $$
begin
  perform refresh_customers(array(
    select distinct one from unnest(array[old.user_id, new.user_id]) as one where one is not null
    order by one));
  return null;
end $$;
create trigger orders_customer_changed after update on orders for each row
when ((old.user_id, old.shipping_address, old.gift is null)
  is distinct from (new.user_id, new.shipping_address, new.gift is null))
execute function refresh_customers_of_order();
create trigger orders_customer_gone after delete on orders for each row
execute function refresh_customers_of_order();

-- What people wrote to the shop, by their e-mail.
create index contact_messages_of_email on contact_messages (lower(email), created_at desc);

-- The staff log has customers and blanks too, whatever else it has.
do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'staff_changes_subject');
begin
  alter table staff_changes drop constraint staff_changes_subject;
  execute 'alter table staff_changes add constraint staff_changes_subject '
    || replace(known, ']', ', ''customer''::text, ''blank''::text]');
end $$;
