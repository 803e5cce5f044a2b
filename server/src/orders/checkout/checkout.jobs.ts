import { defineJob } from '#platform/jobs/jobs.ts'

/** Gives the stock of an unpaid checkout back once its time is over. */
export const expireCheckout = defineJob<{ checkoutId: string }>('lapse-checkout')
/** Cleans up after a lost or exhausted job: an expired checkout must not reserve stock. */
export const sweepCheckouts = defineJob<Record<string, never>>('sweep-checkouts', { retryLimit: 0 })
