import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/** A column of the schema, or the name by which a statement knows one. */
type Named = SQLWrapper | string

/** As literals, so that a check can be declared and the planner sees which partial index fits. */
function literals(values: readonly string[]): SQL {
  return sql.raw(`(${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')})`)
}
const named = (column: Named): SQLWrapper => (typeof column === 'string' ? sql.raw(column) : column)

/** Whether a column holds one of these words. */
export const oneOf = (column: Named, values: readonly string[]): SQL =>
  sql`${named(column)} in ${literals(values)}`

/** Whether a column holds none of these words. */
export const noneOf = (column: Named, values: readonly string[]): SQL =>
  sql`${named(column)} not in ${literals(values)}`
