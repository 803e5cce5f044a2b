import { type SQL, sql } from 'drizzle-orm'

/**
 * The instant for a type of product, `type` being a column. As parameters instants are read once; out of
 * JSON they were read for each row, which took most of the time of Today.
 */
export function instantOfType(instants: Readonly<Record<string, string>>, type: SQL): SQL {
  const cases = Object.entries(instants).map(
    ([name, at]) => sql` when ${name} then ${at}::timestamptz`,
  )
  return cases.length === 0 ? sql`null::timestamptz` : sql`case ${type}${sql.join(cases)} end`
}
