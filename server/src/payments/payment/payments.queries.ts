import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { now } from '#platform/runtime/clock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { orders } from '#platform/database/schema/order.tables.ts'
import { payments, providerEvents } from '#platform/database/schema/payment.tables.ts'

export type Payment = typeof payments.$inferSelect

export async function paymentByProviderId(
  db: Database,
  providerPaymentId: string,
): Promise<Payment | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(eq(payments.providerPaymentId, providerPaymentId))
  return row
}

/** Stores a payment once; undefined when this payment is known already. */
export async function insertPayment(
  tx: Transaction,
  payment: typeof payments.$inferInsert,
): Promise<Payment | undefined> {
  const [row] = await tx.insert(payments).values(payment).onConflictDoNothing().returning()
  return row
}

/** The payment that made an order; undefined for cash. */
export async function paymentOfOrder(db: Database, orderId: string): Promise<Payment | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.orderId, orderId))
  return row
}

/** The payments received for an order's checkout, also those that confirmed nothing. */
export async function paymentsOfOrder(db: Database, orderId: string): Promise<Payment[]> {
  const rows = await db
    .select({ payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.checkoutId, orders.checkoutId))
    .where(eq(orders.id, orderId))
    .orderBy(asc(payments.createdAt))
  return rows.map(({ payment }) => payment)
}

/** An attempt to pay that the provider refused, for a checkout that was not paid for since. */
type FailedAttempt = {
  provider: string
  payload: unknown
  at: Date
  name: string
  phone: string
}

/** The refused attempts of the last week that came to nothing, the newest first. */
export async function failedAttemptEvents(db: Database, most: number): Promise<FailedAttempt[]> {
  const { rows } = await db.execute<Omit<FailedAttempt, 'at'> & { at: string }>(
    sql`
    select e.provider, e.payload, e.received_at::text as at, c.address ->> 'name' as name,
      c.address ->> 'phone' as phone
    from provider_events e
    join checkouts c on c.provider_order_id = e.provider_order_id
    where e.is_failure and e.received_at > shop_now() - interval '7 days' and c.status <> 'settled'
    order by e.received_at desc limit ${most}`,
  )
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }))
}

/** Stores an event once by its id; false when it was already stored. */
export async function keepEvent(
  tx: Transaction,
  event: typeof providerEvents.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(providerEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: providerEvents.id })
  return rows.length > 0
}

export async function waitingEvent(
  db: Database,
  id: string,
): Promise<typeof providerEvents.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(providerEvents)
    .where(and(eq(providerEvents.id, id), isNull(providerEvents.processedAt)))
  return row
}

export async function markEventProcessed(db: Database, id: string): Promise<void> {
  await db.update(providerEvents).set({ processedAt: now() }).where(eq(providerEvents.id, id))
}

/** Twelve times as long as the provider can send an event again. */
const eventsKeptDays = 180

/**
 * Deletes events that were processed long ago; if one arrives again, processing it has no effect.
 */
export async function deleteOldEvents(db: Database, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from provider_events where id in (
      select id from provider_events
      where processed_at < shop_now() - make_interval(days => ${eventsKeptDays})
      order by processed_at limit ${most})`)
  return rowCount ?? 0
}
