import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { couponKinds } from '@tohfa/contract/orders/coupon-kinds'
import { oneOf } from '#platform/database/one-of.ts'
import { users } from './account.tables.ts'
import { checkouts } from './checkout.tables.ts'
import { createdAt, id, instant, updatedAt } from './columns.ts'

/** Coupons and automatic offers; never deleted, because orders refer to them. */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    /** The normalised code: capitals, no spaces. */
    code: text().notNull(),
    kind: text({ enum: couponKinds }).notNull(),
    /** Hundredths of a percent, or paise, by its kind. */
    value: integer().notNull(),
    /** The maximum discount of a percentage, in paise. */
    capPaise: integer(),
    /** The minimum value of the eligible goods, in paise. */
    minPaise: integer(),
    /** Days in India, both inclusive. */
    fromDay: date(),
    untilDay: date(),
    usesLimit: integer(),
    perPerson: integer(),
    /** The eligible product types; null means all. */
    types: text().array(),
    firstOrder: boolean().notNull().default(false),
    /** Whether it applies without a code. */
    automatic: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('coupons_code').on(t.code),
    check('coupons_kind', oneOf(t.kind, couponKinds)),
    check('coupons_value', sql`${t.value} > 0 and (${t.kind} = 'amount' or ${t.value} <= 10000)`),
    check('coupons_cap', sql`${t.capPaise} is null or ${t.capPaise} > 0 and ${t.kind} = 'percent'`),
    check('coupons_days', sql`${t.fromDay} <= ${t.untilDay}`),
    check('coupons_limits', sql`${t.usesLimit} > 0 and ${t.perPerson} > 0`),
    index('coupons_automatic')
      .on(t.id)
      .where(sql`automatic`),
  ],
)

/** The use of a coupon by a checkout: it counts until it is released. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    checkoutId: uuid()
      .primaryKey()
      .references(() => checkouts.id, { onDelete: 'cascade' }),
    couponId: uuid()
      .notNull()
      .references(() => coupons.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /**
     * When the use was released: its checkout expired, or its order was cancelled before printing.
     */
    returnedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('coupon_uses_counted')
      .on(t.couponId, t.userId)
      .where(sql`returned_at is null`),
    index('coupon_uses_of_user').on(t.userId),
  ],
)

/** The code saved with a person's cart. */
export const cartCoupons = pgTable('cart_coupons', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  couponId: uuid()
    .notNull()
    .references(() => coupons.id),
  createdAt: createdAt(),
})
