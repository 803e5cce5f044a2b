import { sql } from 'drizzle-orm'

/** Rules between what is kept beforehand, so that lists are fast, and what it was reckoned from. */
export const keptRules = [
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
]
