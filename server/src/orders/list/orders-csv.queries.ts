import { sql } from 'drizzle-orm'
import type { OrderStatus } from '@tohfa/contract/orders/orders'
import type { PrintedValue } from '@tohfa/print-engine/scene/personalisation'
import { worthInSql } from '#orders/order/line-worth.fragments.ts'
import type { Database } from '#platform/database/connect.ts'

/** One line of an order, with all that its accounts need; money in paise. */
export type OrderLine = {
  id: string
  order_number: string
  ordered_at: string
  status: string
  payment_method: string
  provider_payment_id: string | null
  payment_status: string | null
  payment_kind: string | null
  /** Of a payment that staff wrote down. */
  payment_reference: string | null
  account: string
  address: Record<
    'name' | 'phone' | 'email' | 'streetAddress' | 'city' | 'state' | 'pinCode',
    string
  >
  gstin: string | null
  legal_name: string | null
  waybill: string | null
  title: string
  product_type: string
  color: string
  size: string | null
  pack: number | null
  quantity: number
  cancelled_quantity: number
  price_paise: number
  discounted_price_paise: number
  unit_price_paise: number
  personalisation_paise: number
  personalisation: PrintedValue[] | null
  plain: boolean
  /** What is left of the line is worth, and what its offer takes off that. */
  worth_paise: number
  offer_paise: number
  offer_code: string | null
  wrap_paise: number
  total_paise: number
  refunded_paise: number
  /** For cash, the amount that the courier collects; null online. */
  collect_paise: number | null
  rounding_paise: number | null
}

export type OrderSpan = {
  /** Days in India as `2026-11-21`, both included. */
  from?: string | undefined
  to?: string | undefined
  status?: OrderStatus | undefined
}

/** The lines of the orders after this one, the oldest first, for writing a file in portions. */
export async function orderLinesAfter(
  db: Database,
  last: string,
  { from, to, status }: OrderSpan,
  orders: number,
): Promise<OrderLine[]> {
  const { rows } = await db.execute<OrderLine>(sql`
    select o.id, o.order_number,
      to_char(o.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as ordered_at,
      o.status, o.payment_method, p.provider_payment_id, p.status as payment_status,
      p.kind as payment_kind, p.reference as payment_reference,
      u.email as account, o.shipping_address as address,
      o.buyer_gstin as gstin, o.buyer_legal_name as legal_name, s.waybill, i.title, i.product_type,
      i.color, i.size, i.pack, i.quantity, i.cancelled_quantity, i.price_paise, i.discounted_price_paise,
      i.unit_price_paise, i.personalisation_paise, i.personalisation, i.plain,
      ${worthInSql('i', sql`i.quantity - i.cancelled_quantity`)}::float8 as worth_paise,
      (i.offer_paise * (i.quantity - i.cancelled_quantity) / i.quantity)::float8 as offer_paise,
      o.offer_code, case when o.status = 'cancelled' then 0 else o.wrap_paise end as wrap_paise,
      o.total_paise::float8 as total_paise, o.refund_held_paise::float8 as refunded_paise,
      case when o.payment_method = 'cash' then
        (o.total_paise + coalesce(o.rounding_paise, 0) - o.advance_paise)::float8 end as collect_paise,
      case when o.payment_method = 'cash' then coalesce(o.rounding_paise, 0) end as rounding_paise
    from (
      select * from orders
      where id > ${last}
        and (${from ?? null}::date is null
          or created_at >= ${from ?? null}::date::timestamp at time zone 'Asia/Kolkata')
        and (${to ?? null}::date is null
          or created_at < (${to ?? null}::date + 1)::timestamp at time zone 'Asia/Kolkata')
        and (${status ?? null}::text is null or status = ${status ?? null})
      order by id limit ${orders}
    ) o
    join users u on u.id = o.user_id
    join order_items i on i.order_id = o.id
    left join payments p on p.order_id = o.id
    left join shipments s on s.order_id = o.id and s.status = 'booked'
    order by o.id, i.position`)
  return rows
}
