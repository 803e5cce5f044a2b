import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { coupon, couponChange, couponForm, runningOffer } from './coupons.ts'

const shared = { access: 'admin', tag: 'Admin' } as const

/** Management of coupons and automatic offers. */
export const couponCalls = {
  'GET /offers': {
    access: 'public',
    tag: 'Cart',
    summary: 'Offers that apply by themselves today and end on a day, the first to end first',
    description:
      'Rupees and percent; `until` is the last day in India. An offer whose uses are limited is left out: nobody knows when it ends.',
    answer: envelope(z.array(runningOffer)),
  },
  'GET /admin/coupons': {
    ...shared,
    summary: 'All coupons with what each brought, the newest first',
    answer: envelope(z.array(coupon)),
  },
  'POST /admin/coupons': {
    ...shared,
    summary: 'Make a coupon',
    description:
      'Rupees and percent; `from` and `until` are days of India, both included. A code that is there is 409 `coupon_exists`, in whatever case and spacing. `types` are slugs of product types; `min` is what the goods of these types must come to. `automatic` applies without its code.',
    body: couponForm,
    answer: envelope(coupon),
    status: 201,
    failures: [409],
  },
  'PUT /admin/coupons/:code': {
    ...shared,
    summary: 'Change a coupon',
    description:
      'What is left out stays, null takes a limit away. The code stays. What checkouts were opened with stays as it was.',
    params: z.object({ code: z.string() }),
    body: couponChange,
    answer: envelope(coupon),
  },
} satisfies Calls
