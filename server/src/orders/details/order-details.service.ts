import type { AdminOrder, OrderPayment } from '@tohfa/contract/orders/admin-orders'
import { toRupees } from '@tohfa/contract/shared/money'
import type { OrderDetails } from '@tohfa/contract/orders/order-details'
import type { Order } from '@tohfa/contract/orders/orders'
import { stateOfPin } from '@tohfa/contract/tax/state-of-pin'
import { seesMoney } from '@tohfa/contract/accounts/staff-rights'
import type { UnreadyLine } from '@tohfa/contract/fulfilment/unready'
import type { Cancellations } from '#orders/cancellations/cancellations.service.ts'
import type { Cash } from '#orders/cash/cash.service.ts'
import type { OrderChanges } from '#orders/changes/order-changes.service.ts'
import type { TaxDocuments } from '#tax/documents/documents.service.ts'
import type { Database } from '#platform/database/connect.ts'
import { presentRole, type Reader } from '#platform/http/access.ts'
import type { OrderMessages } from '#orders/messages/order-messages.service.ts'
import type { Orders } from '#orders/order/orders.service.ts'
import { type Payments, toRefund, toStaffRefund } from '#payments/payment/payments.service.ts'
import type { Packing } from '#fulfilment/packing/packing.service.ts'
import type { Printing } from '#fulfilment/print/print.service.ts'
import type { Returns } from '#fulfilment/returns/returns.service.ts'
import type { Settings } from '#backoffice/settings/settings.service.ts'
import type { Shipping } from '#fulfilment/shipping/shipping.service.ts'
import { writtenState } from '#tax/seller/written-state.service.ts'
import { historyOf, isOfBuyer, withoutNames } from './history.ts'
import { cancellable, changeable, isPrintable } from './possibilities.ts'
import type { OrderNotes } from './notes.service.ts'

type OrderDetailsDeps = {
  db: Database
  orders: Pick<Orders, 'byId' | 'ofUser' | 'past'>
  payments: Pick<Payments, 'ofOrder' | 'refundsOf'>
  shipping: Pick<Shipping, 'parcelOf'>
  printing: Pick<Printing, 'past' | 'jobsByItem'>
  packing: Pick<Packing, 'past' | 'unready'>
  cancellations: Pick<Cancellations, 'of'>
  cash: Pick<Cash, 'forStaff'>
  orderChanges: Pick<OrderChanges, 'of' | 'redelivery' | 'redeliveriesOf'>
  returns: Pick<Returns, 'ofOrder' | 'returnable'>
  taxDocuments: Pick<TaxDocuments, 'needsEwayBill' | 'ofOrder'>
  notes: OrderNotes
  orderMessages: Pick<OrderMessages, 'ofOrder'>
  settings: Pick<Settings, 'read'>
}

export type OrderReading = ReturnType<typeof createOrderDetails>

/** One order with all that happened to it, as its owner reads it, and as staff do. */
export function createOrderDetails(deps: OrderDetailsDeps) {
  /** The reasons why a confirmed order cannot be sent yet. */
  async function unreadyOf({ id, status }: Order): Promise<UnreadyLine[]> {
    if (status !== 'confirmed') return []
    return (await deps.packing.unready(deps.db, [id])).get(id) ?? []
  }

  async function gather(order: Order) {
    const [
      past,
      cancelled,
      changed,
      again,
      refunds,
      printed,
      packed,
      jobs,
      returned,
      may,
      documents,
    ] = await Promise.all([
      deps.orders.past(order.id),
      deps.cancellations.of(order.id),
      deps.orderChanges.of(order.id),
      deps.orderChanges.redeliveriesOf(order.id),
      deps.payments.refundsOf(order.id),
      deps.printing.past(order.id),
      deps.packing.past(order.id),
      deps.printing.jobsByItem(order.id),
      deps.returns.ofOrder(order.id),
      possibilitiesOf(deps, order),
      deps.taxDocuments.ofOrder(order.id),
    ])
    const { email, pinState, ewayBill, printing, printedAt, printingStartedAt } = past
    const { userId, cashConfirmedAt } = past
    const { cancelMinutes } = await deps.settings.read()
    const press = { printingStartedAt, jobs, minutes: cancelMinutes }
    const details: OrderDetails = {
      ...order,
      history: historyOf({
        ...past,
        order,
        cancelled,
        changed,
        again,
        refunds,
        printed,
        packed,
        returned: returned.past,
      }),
      refunds: refunds.map(toRefund),
      returns: returned.returns,
      documents,
      cancellable: cancellable(order, press),
      changeable: changeable(order, press),
      ...may,
      printing,
    }
    return {
      details,
      refunds,
      email,
      userId,
      cashConfirmedAt,
      pinState,
      ewayBill,
      printable: isPrintable(order, jobs, printedAt),
    }
  }

  async function whole(id: string): Promise<AdminOrder> {
    const order = await deps.orders.byId(id)
    const [gathered, paid, shipment, notes, messages, unready, needed] = await Promise.all([
      gather(order),
      deps.payments.ofOrder(id),
      deps.shipping.parcelOf(id),
      deps.notes.of(id),
      deps.orderMessages.ofOrder(id),
      unreadyOf(order),
      order.status === 'confirmed' && deps.taxDocuments.needsEwayBill(id),
    ])
    const { details, refunds, email, pinState, ewayBill, printable } = gathered
    const cash = await deps.cash.forStaff(order, gathered.userId, gathered.cashConfirmedAt)
    return {
      ...details,
      ...stateOfPin(writtenState(order.shipping_address.state), pinState),
      ewayBill: { number: ewayBill, needed },
      refunds: refunds.map(toStaffRefund),
      account: { email },
      payments: paid.map(toPayment),
      shipment,
      notes,
      messages,
      unready,
      cash,
      printable,
    }
  }

  return {
    /** For the order's owner; 404 for anybody else. */
    async ofOwner(userId: string, id: string): Promise<OrderDetails> {
      const { details } = await gather(await deps.orders.ofUser(userId, id))
      return { ...details, history: details.history.filter(isOfBuyer).map(withoutNames) }
    },

    /**
     * Any order, with its account and parcel, and with its payments for staff whose role includes
     * them; 404 if it does not exist.
     */
    async forStaff(id: string, reader: Reader): Promise<AdminOrder> {
      const role = presentRole(reader)
      const order = await whole(id)
      return role && seesMoney(role) ? order : withoutMoney(order)
    },
  }
}

/** The printers' view: what to make and send, without payments and returns. */
function withoutMoney(order: AdminOrder): AdminOrder {
  return {
    ...order,
    payments: [],
    refunds: [],
    documents: [],
    returns: [],
    history: order.history.filter(({ what }) => what !== 'refund' && what !== 'return'),
  }
}

async function possibilitiesOf(
  { returns, orderChanges }: OrderDetailsDeps,
  order: Order,
): Promise<Pick<OrderDetails, 'returnable' | 'redelivery'>> {
  const [returnable, redelivery] = await Promise.all([
    returns.returnable(order),
    orderChanges.redelivery(order),
  ])
  return { returnable, redelivery }
}

function toPayment(payment: Awaited<ReturnType<Payments['ofOrder']>>[number]): OrderPayment {
  return {
    id: payment.id,
    kind: payment.kind,
    providerPaymentId: payment.providerPaymentId,
    reference: payment.reference,
    method: payment.method,
    amount: toRupees(payment.amountPaise),
    currency: payment.currency,
    status: payment.status,
    flag: payment.flag,
    createdAt: payment.createdAt.toISOString(),
  }
}
