import { sql } from 'drizzle-orm'
import { type CashRules, firstCashRules } from '@tohfa/contract/orders/cash-rules'
import { now } from '#platform/runtime/clock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { prepared } from '#platform/database/prepared.ts'
import { codRules } from '#platform/database/schema/cash.tables.ts'

const chosenRules = prepared<{ rules: Partial<CashRules> }>(sql`select rules from cod_rules`)

/** The rules that count now. */
export async function findCashRules(db: Database): Promise<CashRules> {
  const [row] = await chosenRules(db)
  return { ...firstCashRules, ...row?.rules }
}

/** The same, locked: changes of two people come one after the other. */
export async function lockCashRules(tx: Transaction): Promise<CashRules> {
  await tx.insert(codRules).values({ rules: {} }).onConflictDoNothing()
  await tx.select().from(codRules).for('update')
  return findCashRules(tx)
}

export async function storeCashRules(tx: Transaction, rules: CashRules): Promise<void> {
  await tx.update(codRules).set({ rules, changedAt: now() })
}

/** A parcel for cash that somebody did not take, known by their account or by their phone alone. */
export type RefusedParcel = { orderNumber: string; at: Date; by: 'account' | 'phone' }
export type Buyer = { userId: string; phone: string }

const refused = prepared<{ orderNumber: string; at: string; by: RefusedParcel['by'] }>(sql`
  select order_number "orderNumber", updated_at::text at,
    case when user_id = ${sql.placeholder('userId')} then 'account' else 'phone' end "by"
  from orders o
  where payment_method = 'cash' and status = 'returned'
    and (user_id = ${sql.placeholder('userId')}
      or shipping_address ->> 'phone' = ${sql.placeholder('phone')} and ${sql.placeholder('phone')} <> '')
    and not exists (
      select from order_events e where e.order_id = o.id and e.to_status = 'delivered')
  order by updated_at desc, id desc limit 20`)

/** The parcels for cash that came back from this account, or from this phone, the latest first. */
export async function refusedParcels(db: Database, buyer: Buyer): Promise<RefusedParcel[]> {
  const rows = await refused(db, buyer)
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }))
}

const refusedByStaff = prepared<{ isRefused: boolean }>(sql`
  select exists (
    select from customers where cash = 'refused' and user_id = ${sql.placeholder('userId')}
  ) or exists (
    select from customers where cash = 'refused' and phones @> array[${sql.placeholder('phone')}::text]
  ) "isRefused"`)

/** Whether staff take no cash from this account, or for this phone (docs/product.md 27.2). */
export async function isCashRefused(db: Database, buyer: Buyer): Promise<boolean> {
  const [row] = await refusedByStaff(db, buyer)
  return row?.isRefused ?? false
}
