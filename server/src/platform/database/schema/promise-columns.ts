import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, date } from 'drizzle-orm/pg-core'

/** What was promised at the purchase, in days of India; null of what was bought before anything was. */
export const promiseColumns = () => ({
  dispatchBy: date(),
  arrivesBy: date(),
  latestBy: date(),
  /** The day that its buyer chose. */
  arriveOn: date(),
})

type PromiseColumns = Record<'dispatchBy' | 'arrivesBy' | 'latestBy', AnyPgColumn>

/** A promise is whole, and its days are in their order. */
export const wholePromise = (name: string, t: PromiseColumns) =>
  check(
    name,
    sql`num_nulls(${t.dispatchBy}, ${t.arrivesBy}, ${t.latestBy}) in (0, 3) and ${t.dispatchBy} <= ${t.arrivesBy} and ${t.arrivesBy} <= ${t.latestBy}`,
  )

/** Their names, for the statements that store them. */
export const promiseKeys = ['dispatchBy', 'arrivesBy', 'latestBy', 'arriveOn'] as const
export type PromiseColumnValues = Record<(typeof promiseKeys)[number], string | null>
