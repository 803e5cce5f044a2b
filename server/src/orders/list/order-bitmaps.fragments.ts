import { type SQL, sql } from 'drizzle-orm'
import { end, start } from '#platform/database/india-days.ts'

/** Prefixes with fewer letters, or fewer digits of a number, are not searched. */
export const fewestLetters = 3
export const fewestDigits = 4

/**
 * The words in rows of `words` as tokens, and all their searchable prefixes, with their other
 * columns.
 */
export function tokensOf(beside: SQL): SQL {
  const fewest = sql`case when word ~ '^[0-9]' then ${fewestDigits}::int
    when word ~ '^tf[0-9]' then ${fewestDigits}::int + 2 else ${fewestLetters}::int end`
  return sql`
    select ${beside}, word as token from words
    union all
    select ${beside}, left(word, letters) || ':*'
    from words, generate_series(${fewest}, length(word)) letters`
}
/** E-mails and waybills follow a separator; few orders share one. */
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

/**
 * The other filters of staff, as tokens; no word equals one, because this character separates
 * words.
 */
export const paymentToken = (method: SQL) => sql`('payment:' || ${method})`
export const printingToken = (printing: SQL) => sql`('printing:' || ${printing})`

/** For some days, given as rows of `day`: which of their orders match each token. */
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

/** The orders of these days by status. */
export function statusBitmaps(days: SQL): SQL {
  return sql`select day, status, bit_or(bit)::varbit as bitmap
    from (${placedOrders(days)}) placed group by 1, 2`
}

/** The orders that the bits represent. */
export function idsOfDays(days: SQL): SQL {
  return sql`select day, array_agg(id order by created_at, id) as order_ids
    from (${placedOrders(days)}) placed group by 1`
}
