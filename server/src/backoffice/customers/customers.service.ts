import type {
  Customer,
  CustomerChange,
  CustomerPage,
  CustomerQuery,
} from '@tohfa/contract/backoffice/customers'
import { toRupees } from '@tohfa/contract/shared/money'
import type { OrderMessages } from '#orders/messages/order-messages.service.ts'
import type { Connection, Database } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { changedFields, recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { parseCustomerSearch } from './customer-search.ts'
import {
  changeCustomer,
  type CustomerRow,
  findCustomer,
  lockCustomer,
  pageOfCustomers,
} from './customers.queries.ts'
import { formerOrdersOf } from './former-history.queries.ts'
import { isNobody } from '#platform/mail/erased.ts'
import { draftsOf, messagesOf, ordersOf, returnsOf } from './history-of-customer.queries.ts'

export type Customers = ReturnType<typeof createCustomers>

type CustomersDeps = {
  connection: Pick<Connection, 'db' | 'transaction'>
  orderMessages: Pick<OrderMessages, 'numbersOf'>
}

/** The people who buy, as staff know them (docs/product.md 27.1). */
export function createCustomers(deps: CustomersDeps) {
  const { connection } = deps
  return {
    /** A page of customers; those who bought last come first unless asked otherwise. */
    async list({ search = '', sort = 'recent', page, limit }: CustomerQuery) {
      const { rows, totalCount } = await pageOfCustomers(
        connection.db,
        parseCustomerSearch(search),
        { sort, page, limit },
      )
      return { customers: rows.map(toCustomer), totalCount }
    },

    /** One person with all that concerns them. */
    read: (id: string) => readPage(deps, connection.db, id),

    /** Writes a note, or refuses or allows cash; the staff log has it. */
    change: (id: string, { note, cash }: CustomerChange, staffId: string) =>
      connection.transaction(async (tx) => {
        const before = await lockCustomer(tx, id)
        if (!before) throw new Failure('customer_not_found')
        const after = {
          note: note === undefined ? before.note : (note ?? ''),
          cash: cash ?? before.cash,
        }
        await changeCustomer(tx, id, after)
        const details = changedFields({ cash: before.cash }, { cash: after.cash })
        // The words of a note stay out of the log, which outlives it.
        if (after.note !== before.note) details['note'] = null
        if (Object.keys(details).length > 0)
          await recordChange(tx, staffId, {
            subject: 'customer',
            action: 'changed',
            subjectId: id,
            name: before.email,
            details,
          })
        return readPage(deps, tx, id)
      }),
  }
}

async function readPage(
  { orderMessages }: CustomersDeps,
  db: Database,
  id: string,
): Promise<CustomerPage> {
  const row = await findCustomer(db, id)
  if (!row) throw new Failure('customer_not_found')
  const [orders, drafts, returns, messages, former, whatsapp] = await Promise.all([
    ordersOf(db, id),
    draftsOf(db, id),
    returnsOf(db, id),
    messagesOf(db, row),
    formerOrdersOf(db, id),
    orderMessages.numbersOf(db, id),
  ])
  const { orders: orderCount, ...customer } = toCustomer(row)
  return {
    ...customer,
    orderCount,
    orders: orders.map((order) => ({
      id: order.id,
      orderNumber: order.order_number,
      order_date: instant(order.created_at),
      status: order.status,
      payment_method: order.payment_method,
      ...(order.hand_payment && { handPayment: order.hand_payment }),
      total: rupees(order.total_paise),
      paid: rupees(order.paid_paise),
      refunded: rupees(order.refund_held_paise),
    })),
    formerOrders: former.map(
      ({ placed_at: at, total_paise: total, source: _source, ...order }) => ({
        ...order,
        placedAt: instant(at),
        total: rupees(total),
      }),
    ),
    drafts: drafts.map(({ total_paise: total, created_at: at, ...draft }) => ({
      ...draft,
      total: rupees(total),
      createdAt: instant(at),
    })),
    returns: returns.map(({ id: returnId, number, state, reason, ...of }) => ({
      id: returnId,
      number: `${of.order_number}-R${number}`,
      orderId: of.order_id,
      orderNumber: of.order_number,
      state,
      reason,
      createdAt: instant(of.created_at),
    })),
    messages: messages.map(({ signed_in: signedIn, created_at: at, ...written }) => ({
      ...written,
      signedIn,
      createdAt: instant(at),
    })),
    whatsapp,
  }
}

const instant = (at: string) => new Date(at).toISOString()
const rupees = (paise: string) => toRupees(Number(paise))

function toCustomer(row: CustomerRow): Customer {
  const { id, name, email, phone, orders, cash, note } = row
  return {
    id,
    name,
    email: isNobody(email) ? '' : email,
    phone,
    account: !row.guest,
    orders,
    spent: rupees(row.spent_paise),
    refunded: rupees(row.refunded_paise),
    lastOrder: row.last_order_at === null ? null : instant(row.last_order_at),
    cash,
    note,
    createdAt: instant(row.created_at),
  }
}
