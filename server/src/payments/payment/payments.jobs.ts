import { defineJob } from '#platform/jobs/jobs.ts'

/** Polls the provider about an unpaid checkout: the callback and the webhook may both be lost. */
export const reconcileCheckout = defineJob<{ checkoutId: string }>('reconcile-checkout', {
  // With five minutes between attempts, longer than the three days in which a payment may still come.
  retryLimit: 1_000,
})
/** The same of a cash order that somebody began to pay online. */
export const reconcilePayNow = defineJob<{ requestId: string }>('reconcile-pay-now', {
  retryLimit: 1_000,
})
/** Processes an event of the provider that was stored and answered. */
export const processPaymentEvent = defineJob<{ eventId: string }>('work-payment-event', {
  retryLimit: 30,
})
/** Gives a payment back in full. */
export const refundPayment = defineJob<{ refundId: string }>('refund-payment', { retryLimit: 100 })
