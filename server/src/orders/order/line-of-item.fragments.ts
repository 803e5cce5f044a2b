import { type SQL, sql } from 'drizzle-orm'

/**
 * The id of the line that calls answer for a stored line: for a row of a name list that of the
 * first row of its line.
 *
 * @param item the name of the stored line in the statement
 */
export function lineOfItem(item: string): SQL<string> {
  const of = (column: string) => sql.raw(`${item}.${column}`)
  return sql<string>`(case when ${of('list_id')} is null then ${of('id')} else (
    select f.id from order_items f
    where f.order_id = ${of('order_id')} and f.line = ${of('line')}
    order by f.position limit 1) end)`
}
