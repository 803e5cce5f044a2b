import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, date } from 'drizzle-orm/pg-core'

/** The delivery promise at the purchase, as days in India; null for orders from before promises. */
export const promiseColumns = () => ({
  dispatchBy: date(),
  arrivesBy: date(),
  latestBy: date(),
  /** The day that its buyer chose. */
  arriveOn: date(),
})

type PromiseColumns = Record<'dispatchBy' | 'arrivesBy' | 'latestBy', AnyPgColumn>

/** A promise is complete, and its days are in order. */
export const wholePromise = (name: string, t: PromiseColumns) =>
  check(
    name,
    sql`num_nulls(${t.dispatchBy}, ${t.arrivesBy}, ${t.latestBy}) in (0, 3) and ${t.dispatchBy} <= ${t.arrivesBy} and ${t.arrivesBy} <= ${t.latestBy}`,
  )

/** The column names, for insert statements. */
export const promiseKeys = ['dispatchBy', 'arrivesBy', 'latestBy', 'arriveOn'] as const
export type PromiseColumnValues = Record<(typeof promiseKeys)[number], string | null>
