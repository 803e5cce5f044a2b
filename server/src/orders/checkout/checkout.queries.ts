import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { PaymentProviderName } from '@tohfa/contract/payments/providers'
import { now } from '#platform/runtime/clock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { insertion, prepared } from '#platform/database/prepared.ts'
import { boughtLineKeys, listKeys } from '#platform/database/schema/bought-line.ts'
import { promiseKeys } from '#platform/database/schema/promise-columns.ts'
import {
  checkoutLines,
  checkouts,
  orderRequests,
} from '#platform/database/schema/checkout.tables.ts'

export type Checkout = typeof checkouts.$inferSelect
/** The data of a checkout that payment and order creation need. */
export type OpenCheckout = NewCheckout & Pick<Checkout, 'provider' | 'providerOrderId'>
type CheckoutLine = typeof checkoutLines.$inferSelect

/**
 * Serializes the purchases of a person: later ones wait here until the transaction ends.
 *
 * @returns false when the person has been erased
 */
export async function lockBuyer(tx: Transaction, userId: string): Promise<boolean> {
  const [buyer] = await lockUser(tx, { userId })
  return buyer?.erasedAt === null
}

const lockUser = prepared<{ erasedAt: Date | null }>(sql`
  select erased_at "erasedAt" from users where id = ${sql.placeholder('userId')} for no key update`)

/** The earlier request with the same key, and its checkout. */
export async function requestByKey(
  db: Database,
  userId: string,
  key: string,
): Promise<{ requestHash: string; checkout: Checkout } | undefined> {
  const [row] = await db
    .select({ requestHash: orderRequests.requestHash, checkout: checkouts })
    .from(orderRequests)
    .innerJoin(checkouts, eq(checkouts.id, orderRequests.checkoutId))
    .where(and(eq(orderRequests.userId, userId), eq(orderRequests.idempotencyKey, key)))
    .prepare('request by key')
    .execute()
  return row
}

export async function keepRequest(
  tx: Transaction,
  request: typeof orderRequests.$inferInsert,
): Promise<void> {
  await insertRequests(tx, [request])
}

const insertRequests = insertion(orderRequests, [
  'userId',
  'idempotencyKey',
  'requestHash',
  'checkoutId',
])

/** Frees the keys of a checkout that came to nothing, so that pressing again works. */
export async function deleteRequests(tx: Transaction, checkoutId: string): Promise<void> {
  await tx.delete(orderRequests).where(eq(orderRequests.checkoutId, checkoutId))
}

/** Nobody repeats the same press after a month. */
const requestsKeptDays = 30

export async function deleteOldRequests(db: Database, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from order_requests where (user_id, idempotency_key) in (
      select user_id, idempotency_key from order_requests
      where created_at < shop_now() - make_interval(days => ${requestsKeptDays})
      order by created_at limit ${most})`)
  return rowCount ?? 0
}

export async function openCheckoutOf(db: Database, userId: string): Promise<Checkout | undefined> {
  const [row] = await db
    .select()
    .from(checkouts)
    // Written out, or a plan for any status could not use the index of the open ones.
    .where(and(eq(checkouts.userId, userId), sql`${checkouts.status} = 'open'`))
    .prepare('open checkout')
    .execute()
  return row
}

export async function checkoutById(db: Database, id: string): Promise<Checkout | undefined> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(eq(checkouts.id, id))
    .prepare('checkout by id')
    .execute()
  return row
}

export async function checkoutByProviderOrder(
  db: Database,
  providerOrderId: string,
): Promise<Checkout | undefined> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(eq(checkouts.providerOrderId, providerOrderId))
    .prepare('checkout by provider order')
    .execute()
  return row
}

export async function linesOf(db: Database, checkoutId: string): Promise<CheckoutLine[]> {
  return db
    .select()
    .from(checkoutLines)
    .where(eq(checkoutLines.checkoutId, checkoutId))
    .orderBy(asc(checkoutLines.position))
    .prepare('lines of checkout')
    .execute()
}

const checkoutColumns = [
  'id',
  'userId',
  'status',
  'paymentMethod',
  'address',
  'gift',
  'buyerGstin',
  'buyerLegalName',
  'buyerLegalAddress',
  'deliveredTo',
  ...promiseKeys,
  'totalPaise',
  'offerCode',
  'wrapPaise',
  'dueNowPaise',
  'fingerprint',
  'receipt',
  'expiresAt',
  'draftId',
  'delivery',
] as const
const lineColumns = [
  'id',
  'checkoutId',
  'position',
  'productId',
  ...boughtLineKeys,
  ...listKeys,
  'reservedVariantId',
] as const
/** The input for a new checkout; `CheckoutLine` is the same for its lines. */
export type NewCheckout = Pick<Checkout, (typeof checkoutColumns)[number]>
export type NewCheckoutLine = Pick<CheckoutLine, (typeof lineColumns)[number]>

const insertCheckouts = insertion(checkouts, checkoutColumns)
const insertLines = insertion(checkoutLines, lineColumns)

/** Stores a checkout with its lines. */
export async function insertCheckout(
  tx: Transaction,
  checkout: NewCheckout,
  lines: readonly NewCheckoutLine[],
): Promise<void> {
  await Promise.all([insertCheckouts(tx, [checkout]), insertLines(tx, lines)])
}

export async function updateCheckout(
  db: Database,
  id: string,
  change: Partial<Pick<Checkout, 'status' | 'expiresAt'>>,
): Promise<void> {
  await db
    .update(checkouts)
    .set(change)
    .where(eq(checkouts.id, id))
    .prepare(`update checkout: ${Object.keys(change).join()}`)
    .execute()
}

/** Stores the provider's order unless one is stored already; returns the stored one. */
export async function keepProviderOrder(
  db: Database,
  id: string,
  made: { provider: PaymentProviderName; id: string },
): Promise<string> {
  const [row] = await keep(db, { id, provider: made.provider, providerOrderId: made.id })
  return row?.kept ?? made.id
}

const keep = prepared<{ kept: string }>(sql`
  update checkouts set provider = coalesce(provider, ${sql.placeholder('provider')}),
    provider_order_id = coalesce(provider_order_id, ${sql.placeholder('providerOrderId')})
  where id = ${sql.placeholder('id')} returning provider_order_id "kept"`)

/** Open checkouts that have expired, the oldest first. */
export async function overdueCheckouts(db: Database, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(eq(checkouts.status, 'open'), lt(checkouts.expiresAt, now())))
    .orderBy(asc(checkouts.expiresAt))
    .limit(most)
  return rows.map((row) => row.id)
}
