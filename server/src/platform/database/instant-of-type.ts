import { type SQL, sql } from 'drizzle-orm'

/**
 * The instant for a product type, where `type` is a column. Parameters are parsed once. JSON would
 * be parsed for each row, which took most of the time of the page Today.
 */
export function instantOfType(instants: Readonly<Record<string, string>>, type: SQL): SQL {
  const cases = Object.entries(instants).map(
    ([name, at]) => sql` when ${name} then ${at}::timestamptz`,
  )
  return cases.length === 0 ? sql`null::timestamptz` : sql`case ${type}${sql.join(cases)} end`
}
