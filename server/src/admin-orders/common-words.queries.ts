import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { end, start } from '../database/india-days.ts'
import type { OrderQuery, Token } from './order-search.ts'

type Common = NonNullable<OrderQuery['common']>

/** While more days have changed, the bitmaps of the others spare too little. */
const mostChanged = 30
const changed = sql`(select day from order_day_changes)`
const columns = sql.raw('id, created_at, status, payment_method, printing, words')

/** Which of some tokens have bitmaps that are of use now. */
export async function commonTokens(db: Database, tokens: readonly Token[]): Promise<Token[]> {
  if (tokens.length === 0) return []
  const list = tokens.map(({ word, isBeginning }) => sql`(${word}::text, ${isBeginning}::boolean)`)
  const { rows } = await db.execute<Token>(sql`
    select word, is_beginning as "isBeginning" from common_order_words
    where (word, is_beginning) in (${sql.join(list, sql`, `)})
      and (select count(distinct day) from order_day_changes) <= ${mostChanged}`)
  return rows
}

/** The orders that meet every term with common words, as a bitmap of each day that has not changed. */
export function bitmapsOf(terms: Common['terms']): SQL {
  const ofToken = ({ word, isBeginning }: Token) => sql`
    select day, bitmap from order_word_bitmaps
    where word = ${word} and is_beginning = ${isBeginning} and day not in ${changed}`
  const ofWay = (tokens: Token[]) => together(tokens.map(ofToken))
  const ofTerm = (ways: Token[][]) => {
    const [first, ...others] = ways.map(ofWay)
    if (first && others.length === 0) return first
    const all = sql.join(ways.map(ofWay), sql` union all `)
    return sql`select day, bit_or(bitmap) as bitmap from (${all}) ways group by day`
  }
  return together(terms.map(ofTerm))
}

/** What all of them have. */
function together(parts: readonly SQL[]): SQL {
  const [first, ...others] = parts
  if (first && others.length === 0) return first
  const bits = parts.map((_, n) => sql.raw(`p${n}.bitmap`))
  const from = parts.map((part, n) => sql`(${part}) ${sql.raw(`p${n}`)}`)
  const [one, ...more] = from
  const joined = more.map((each) => sql` join ${each} using (day)`)
  return sql`select day, ${sql.join(bits, sql` & `)} as bitmap from ${one}${sql.join(joined)}`
}

/** The orders found that are in none of these bitmaps: of days that have changed, and by words that few have. */
export function foundBeside(query: string, { query: common, rest }: Common): SQL {
  const ofChanged = sql`
    select ${columns} from (
      select o.* from (select distinct day from order_day_changes) d
      join orders o on o.created_at >= ${start(sql`d.day`)} and o.created_at < ${end(sql`d.day`)}
      offset 0 -- few are read, by their time; else the index of words would find the orders of all days
    ) of_changed where words @@ ${query}::tsquery`
  if (rest === undefined) return ofChanged
  return sql`${ofChanged}
    union all
    select ${columns} from (
      select ${columns} from orders where words @@ ${rest}::tsquery offset 0
    ) rare where words @@ ${query}::tsquery and not words @@ ${common}::tsquery
      and india_day(created_at) not in ${changed}`
}

/** How many orders of a day that are found are alike in what staff filter by. */
export function alikeFound(query: string, common: Common): SQL {
  return sql`
    select day, status, payment_method, printing, bit_count(found.bitmap & alike.bitmap)::int as n
    from (${bitmapsOf(common.terms)}) found join order_bitmaps alike using (day)
    union all
    select india_day(created_at), status, payment_method, printing, 1
    from (${foundBeside(query, common)}) beside`
}
