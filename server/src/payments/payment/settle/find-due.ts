import {
  type Checkout,
  checkoutById,
  checkoutByProviderOrder,
} from '#orders/checkout/checkout.service.ts'
import type { Database } from '#platform/database/connect.ts'
import {
  type PaymentDue,
  paymentDueByProviderOrder,
} from '#payments/payment/pay-now/pay-now.queries.ts'
import { dueNow } from '#payments/payment/request-payment.ts'

/** What an order at the provider asks for, in paise, and what it is for. */
export type Due = {
  checkout: Checkout
  amountPaise: number
  /** Where it is for an order that was to be paid in cash; else the checkout becomes one. */
  instead?: PaymentDue
}

/** What the order at the provider with this id asks for. */
export async function findDue(db: Database, providerOrderId: string): Promise<Due | undefined> {
  const checkout = await checkoutByProviderOrder(db, providerOrderId)
  if (checkout) return { checkout, amountPaise: dueNow(checkout) }
  const instead = await paymentDueByProviderOrder(db, providerOrderId)
  const of = instead && (await checkoutById(db, instead.checkoutId))
  return of && { checkout: of, amountPaise: instead.amountPaise, instead }
}
