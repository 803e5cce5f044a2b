import { type ConfirmDeps, confirmPayment } from './confirm-payment.ts'
import {
  markEventProcessed,
  paymentByProviderId,
  updateRefund,
  waitingEvent,
} from '../payments.queries.ts'
import { readRazorpayEvent } from '../../providers/razorpay/razorpay.events.ts'

/**
 * Works one event of the provider's inbox. The event was signed, so its payment is the provider's
 * word; everything goes through the same door as the browser's return, so order, repetition and
 * race do not matter. Events about anything else are done by being kept.
 */
export async function processEvent(deps: ConfirmDeps, eventId: string): Promise<void> {
  const { db, transaction } = deps.connection
  const kept = await waitingEvent(db, eventId)
  if (!kept) return
  const event = readRazorpayEvent(kept.payload)
  if (event?.payment) await confirmPayment(deps, event.payment)
  if (event?.refund && event.refund.status !== 'pending') {
    const { id: providerRefundId, status, paymentId, amountPaise } = event.refund
    const payment = await paymentByProviderId(db, paymentId)
    // A part given back at the provider's dashboard leaves the order paid.
    if (payment?.amountPaise === amountPaise)
      await transaction((tx) => updateRefund(tx, payment.id, { status, providerRefundId }))
  }
  await markEventProcessed(db, eventId)
}
