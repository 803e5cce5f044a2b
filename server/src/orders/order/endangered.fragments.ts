import { type SQL, sql } from 'drizzle-orm'
import type { Danger } from '@tohfa/contract/fulfilment/dangers'
import { ordersUnderWay } from '@tohfa/contract/orders/order-moves'
import { indiaToday } from '#platform/database/india-today.ts'
import { oneOf } from '#platform/database/one-of.ts'

/** Whether the buyer of an order under way got the mail that its day may not be met; of `orders`. */
export const isEndangered: SQL = sql`(orders.endangered_at is not null
  and ${oneOf('orders.status', ordersUnderWay)})`

/** Brings the booked parcel of `orders`, which `danger` reads. */
export const withParcel: SQL = sql`left join shipments parcel
  on parcel.order_id = orders.id and parcel.status = 'booked'`
/** The day in India on which it was booked. */
export const bookedOn: SQL = sql`(parcel.booked_at at time zone 'Asia/Kolkata')::date`

const because = (danger: Danger): SQL => sql`${danger}::text`

/** What is late of an order under way, and so endangers its promise; null where nothing is. */
export const danger: SQL = sql`case
  when orders.status = 'confirmed' then case
    when orders.dispatch_by >= ${indiaToday} then null
    when orders.printing = 'done' then ${because('not_sent')} else ${because('not_printed')} end
  when parcel.lost_at is not null then ${because('lost')}
  when orders.status = 'failed' then ${because('not_handed_over')}
  when orders.arrives_by < ${indiaToday} then ${because('overdue')}
  when ${bookedOn} > orders.dispatch_by then ${because('booked_late')} end`
