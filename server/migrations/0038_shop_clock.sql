-- The shop's clock: the database's, set ahead by what a connection says (for trials), else just that.
create function shop_now() returns timestamptz language sql stable parallel safe as $$
  select now() + coalesce(nullif(current_setting('tohfa.clock_offset_ms', true), ''), '0')::float8
    * interval '1 millisecond'
$$;

do $$
declare dated record;
begin
  for dated in
    select c.relname as tab, a.attname as col
    from pg_attrdef d
    join pg_class c on c.oid = d.adrelid
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migrations'
      and pg_get_expr(d.adbin, d.adrelid) = 'now()'
  loop
    execute format('alter table %I alter column %I set default shop_now()', dated.tab, dated.col);
  end loop;
end $$;
