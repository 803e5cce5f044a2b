import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/** A column of the schema, or its name in a statement. */
type Named = SQLWrapper | string

/** As literals, so that a check can be declared and the planner can choose a partial index. */
function literals(values: readonly string[]): SQL {
  return sql.raw(`(${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')})`)
}
const named = (column: Named): SQLWrapper => (typeof column === 'string' ? sql.raw(column) : column)

/** Whether a column has one of these values. */
export const oneOf = (column: Named, values: readonly string[]): SQL =>
  sql`${named(column)} in ${literals(values)}`

/** Whether a column has none of these values. */
export const noneOf = (column: Named, values: readonly string[]): SQL =>
  sql`${named(column)} not in ${literals(values)}`
