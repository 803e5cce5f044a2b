import { type SQL, sql } from 'drizzle-orm'
import { end, start } from '#platform/database/india-days.ts'

/** Beginnings of words that have fewer letters, or of numbers that have fewer digits, are not looked for. */
export const fewestLetters = 3
export const fewestDigits = 4

/** The words in rows of `words` as tokens, and all beginnings of them that somebody may look for, with what stands beside. */
export function tokensOf(beside: SQL): SQL {
  const fewest = sql`case when word ~ '^[0-9]' then ${fewestDigits}::int
    when word ~ '^tf[0-9]' then ${fewestDigits}::int + 2 else ${fewestLetters}::int end`
  return sql`
    select ${beside}, word as token from words
    union all
    select ${beside}, left(word, letters) || ':*'
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

/** What else staff filter by, as a token; no word is like it, for this sign parts words. */
export const paymentToken = (method: SQL) => sql`('payment:' || ${method})`
export const printingToken = (printing: SQL) => sql`('printing:' || ${printing})`

/** For some days, given as rows of `day`: which of their orders have what each token stands for. */
export function tokenBitmaps(days: SQL): SQL {
  return sql`
    with placed as materialized (${placedOrders(days)}),
    words as materialized (
      select day, word, bit_or(bit) as bits from placed, unnest(tsvector_to_array(words)) word
      where ${isPlain} group by 1, 2)
    select token, day, bit_or(bits)::varbit as bitmap
    from (${tokensOf(sql`day, bits`)}) known join common_tokens using (token) group by 1, 2
    union all
    select token, day, bit_or(bit)::varbit
    from placed, unnest(array[${paymentToken(sql`payment_method`)}, ${printingToken(sql`printing`)}]) token
    group by 1, 2`
}

/** Which of their orders stand in which status. */
export function statusBitmaps(days: SQL): SQL {
  return sql`select day, status, bit_or(bit)::varbit as bitmap
    from (${placedOrders(days)}) placed group by 1, 2`
}

/** Which orders their bits stand for. */
export function idsOfDays(days: SQL): SQL {
  return sql`select day, array_agg(id order by created_at, id) as order_ids
    from (${placedOrders(days)}) placed group by 1`
}
