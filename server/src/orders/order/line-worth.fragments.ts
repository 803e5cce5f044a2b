import { type SQL, sql } from 'drizzle-orm'

/**
 * The paise that so many pieces of a line are worth, as `worthOf` of the contract has it.
 *
 * @param line the name of the line in the statement
 */
export function worthInSql(line: 'i' | 'l', pieces: SQL): SQL {
  const of = (column: string) => sql.raw(`${line}.${column}`)
  return sql`((${of('unit_price_paise')} + ${of('personalisation_paise')})::bigint * (${pieces})
    - ${of('offer_paise')} * (${pieces}) / ${of('quantity')})`
}
