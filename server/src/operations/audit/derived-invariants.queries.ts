import { type SQL, sql } from 'drizzle-orm'
import { statusBitmaps, idsOfDays, tokenBitmaps } from '#orders/list/order-bitmaps.fragments.ts'

/** The latest days with bitmaps; those of years would take longer than all other rules together. */
const latest = sql`select day from order_days where day not in (select day from order_day_changes)
  order by day desc limit 7`

/** The differences between a table and the orders, in either direction. */
function mismatched(table: SQL, columns: SQL, fresh: (days: SQL) => SQL): SQL {
  const kept = sql`select ${columns} from ${table} where day in (${latest})`
  const there = sql`select ${columns} from (${fresh(latest)}) fresh`
  return sql`select day from ((${kept} except ${there}) union all (${there} except ${kept})) apart`
}

/** Rules between precomputed data, which make lists fast, and its source. */
export const derivedInvariants = [
  {
    rule: 'As many orders of a day are counted as there are',
    broken: sql`select concat_ws(', ', day, status, payment_method, printing) || ': '
        || coalesce(kept.n, 0) || ' counted, ' || coalesce(there.n, 0) || ' there' what
      from (
        select day, status, payment_method, printing, sum(n) n from order_counts group by 1, 2, 3, 4
      ) kept full join (
        select india_day(created_at) as day, status, payment_method, printing, count(*) n
        from orders group by 1, 2, 3, 4
      ) there using (day, status, payment_method, printing)
      where coalesce(kept.n, 0) <> coalesce(there.n, 0)`,
  },
  {
    rule: 'As many products are counted as there are',
    broken: sql`select concat_ws(', ', visibility, product_type, 'rating step ' || rating_step,
        'price step ' || price_step, nullif(sizes::text, '{}'), nullif(origin, '')) || ': '
        || coalesce(kept.n, 0) || ' counted, ' || coalesce(there.n, 0) || ' there' what
      from product_counts kept full join (
        select visibility, product_type, rating_step(rating), price_step(payable_paise), sizes,
          coalesce(origin, '') as origin, count(*) n
        from products where deleted_at is null group by 1, 2, 3, 4, 5, 6
      ) there using (visibility, product_type, rating_step, price_step, sizes, origin)
      where coalesce(kept.n, 0) <> coalesce(there.n, 0)`,
  },
  {
    rule: 'What is sold personalised only costs its print too',
    broken: sql`select p.id || ': ' || p.required_print_paise || ' paise kept, '
        || coalesce(s.surcharge_paise, 0) || ' there' what
      from products p
      left join product_studios s on s.product_id = p.id and s.live and s.required
      where p.required_print_paise <> coalesce(s.surcharge_paise, 0)`,
  },
  {
    rule: 'A search for personalised goods finds those that have a live studio',
    broken: sql`select p.id || ': ' || p.customizable || ' kept, ' || (s.product_id is not null) || ' there' what
      from products p left join product_studios s on s.product_id = p.id and s.live
      where p.customizable <> (s.product_id is not null)`,
  },
  {
    rule: 'The bitmaps of the latest days are those of their orders',
    broken: sql`select distinct day::text what from (
      ${mismatched(sql`order_days`, sql`day, order_ids`, idsOfDays)}
      union all ${mismatched(sql`order_status_bitmaps`, sql`day, status, bitmap`, statusBitmaps)}
      union all ${mismatched(sql`order_token_bitmaps`, sql`day, token, bitmap`, tokenBitmaps)}) days`,
  },
]
