import { type SQL, sql } from 'drizzle-orm'
import { end, start } from './india-days.ts'

/** Beginnings of words that have fewer letters, or of numbers that have fewer digits, are not looked for. */
export const fewestLetters = 3
export const fewestDigits = 4

/** The words in rows of `words` and all beginnings of them that somebody may look for, with what stands beside. */
export function withBeginnings(beside: SQL): SQL {
  const fewest = sql`case when word ~ '^[0-9]' then ${fewestDigits}::int
    when word ~ '^tf[0-9]' then ${fewestDigits}::int + 2 else ${fewestLetters}::int end`
  return sql`
    select ${beside}, word, false as is_beginning from words
    union all
    select ${beside}, left(word, letters), true
    from words, generate_series(${fewest}, length(word)) letters`
}
/** E-mails and waybills stand behind a sign; of each few orders have the same. */
export const isPlain = sql`left(word, 1) not in ('@', '#')`

/** The orders of some days, each with its bit of the day's bits. */
function placedOrders(days: SQL): SQL {
  return sql`
    select day, id, created_at, status, payment_method, printing, words, set_bit(
        repeat('0', (count(*) over (partition by day))::int)::varbit,
        (row_number() over (partition by day order by created_at, id))::int - 1, 1) as bit
    from (
      select d.day, o.id, o.created_at, o.status, o.payment_method, o.printing, o.words
      from (${days}) d join orders o
        on o.created_at >= ${start(sql`d.day`)} and o.created_at < ${end(sql`d.day`)}) of_days`
}

/** For some days, given as rows of `day`: which of their orders have each common word. */
export function wordBitmaps(days: SQL): SQL {
  return sql`
    with placed as (${placedOrders(days)}),
    words as materialized (
      select day, word, bit_or(bit) as bits from placed, unnest(tsvector_to_array(words)) word
      where ${isPlain} group by 1, 2)
    select word, is_beginning, day, bit_or(bits)::varbit as bitmap
    from (${withBeginnings(sql`day, bits`)}) known join common_order_words using (word, is_beginning)
    group by 1, 2, 3`
}

/** Which of their orders are alike in what staff filter by. */
export function alikeBitmaps(days: SQL): SQL {
  return sql`select day, status, payment_method, printing, bit_or(bit)::varbit as bitmap
    from (${placedOrders(days)}) placed group by 1, 2, 3, 4`
}

/** Which orders their bits stand for. */
export function idsOfDays(days: SQL): SQL {
  return sql`select day, array_agg(id order by created_at, id) as order_ids
    from (${placedOrders(days)}) placed group by 1`
}
