import { sql } from 'drizzle-orm'
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'
import { now } from '#platform/runtime/clock.ts'

/** The shop's clock in the database, for timestamps and expiry (`clock.ts`). */
export const shopNow = sql`shop_now()`

/** A primary key that sorts by creation time, so that indexes grow at one end. */
export const id = () => uuid().primaryKey().$defaultFn(v7)
export const instant = () => timestamp({ withTimezone: true, precision: 3 })
export const createdAt = () => instant().notNull().default(shopNow)
export const updatedAt = () => instant().notNull().default(shopNow).$onUpdate(now)
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
export const bitmap = customType<{ data: string }>({ dataType: () => 'bit varying' })
/** The id of a transaction, which PostgreSQL never reuses. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })
