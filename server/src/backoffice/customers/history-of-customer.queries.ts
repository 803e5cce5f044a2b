import { sql } from 'drizzle-orm'
import { type CustomerPage, latestOfCustomer } from '@tohfa/contract/backoffice/customers'
import { indianDay } from '#platform/runtime/clock.ts'
import type { Database } from '#platform/database/connect.ts'

type Placed = CustomerPage['orders'][number]
export type OrderOfCustomer = Pick<Placed, 'id' | 'status' | 'payment_method'> & {
  hand_payment: Placed['handPayment'] | null
  order_number: string
  created_at: string
  total_paise: string
  paid_paise: string
  refund_held_paise: string
}

/** The latest orders of a person. */
export async function ordersOf(db: Database, userId: string): Promise<OrderOfCustomer[]> {
  const { rows } = await db.execute<OrderOfCustomer>(sql`
    select id, order_number, status, payment_method, created_at, total_paise, paid_paise,
      refund_held_paise, (select kind from payments
        where order_id = orders.id and kind <> 'provider' limit 1) hand_payment
    from orders where user_id = ${userId} order by created_at desc, id desc
    limit ${latestOfCustomer}`)
  return rows
}

export type ReturnOfCustomer = Pick<CustomerPage['returns'][number], 'id' | 'state' | 'reason'> & {
  number: number
  order_id: string
  order_number: string
  created_at: string
}

/** The latest returns of a person's orders. */
export async function returnsOf(db: Database, userId: string): Promise<ReturnOfCustomer[]> {
  const { rows } = await db.execute<ReturnOfCustomer>(sql`
    select r.id, r.number, r.order_id, o.order_number, r.state, r.reason, r.created_at
    from orders o join returns r on r.order_id = o.id
    where o.user_id = ${userId} order by r.created_at desc, r.id desc limit ${latestOfCustomer}`)
  return rows
}

export type MessageOfCustomer = Pick<
  CustomerPage['messages'][number],
  'id' | 'number' | 'kind' | 'state' | 'message'
> & { signed_in: boolean; created_at: string }

/** The latest messages that a person wrote, signed in or with their e-mail. */
export async function messagesOf(
  db: Database,
  { id, email }: { id: string; email: string },
): Promise<MessageOfCustomer[]> {
  const { rows } = await db.execute<MessageOfCustomer>(sql`
    select id, number, kind, message, user_id is not null signed_in, created_at,
      case when handled_at is not null then 'closed'
        when answered_at is not null then 'answered' else 'open' end state
    from contact_messages
    where user_id = ${id} or user_id is null and lower(email) = lower(${email})
    order by created_at desc, id desc limit ${latestOfCustomer}`)
  return rows
}

export type DraftOfCustomer = Pick<
  CustomerPage['drafts'][number],
  'id' | 'number' | 'state' | 'until'
> & { total_paise: string; created_at: string }

/** The latest drafts that staff prepared for a person. */
export async function draftsOf(db: Database, userId: string): Promise<DraftOfCustomer[]> {
  const { rows } = await db.execute<DraftOfCustomer>(sql`
    select id, number, until::text until, total_paise, created_at,
      case when state = 'sent' and until < ${indianDay()}::date then 'expired' else state end state
    from drafts where user_id = ${userId} order by created_at desc, id desc
    limit ${latestOfCustomer}`)
  return rows
}
