import { defineJob } from '#platform/jobs/jobs.ts'

/** Gives the stock of an unpaid checkout back once its time is over. */
export const expireCheckout = defineJob<{ checkoutId: string }>('lapse-checkout')
/** Finds what a lost or exhausted job left behind: no stock is held by a checkout that is over. */
export const sweepCheckouts = defineJob<Record<string, never>>('sweep-checkouts', { retryLimit: 0 })
