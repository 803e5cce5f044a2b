import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { wishListLimits } from './wish-list-limits.ts'

/** A gift on a wish list, by its product; a product that is no longer sold still has its title. */
const wish = z.object({
  productId: z.string(),
  title: z.string(),
  titleHi: z.string().optional().describe('In Hindi, where staff wrote it'),
  createdAt: z.iso.datetime(),
})
const wishes = envelope(z.array(wish))

const shared = { access: 'user', tag: 'Wish list' } as const
const full = '409 `wish_list_full` beyond 500 gifts; nothing is added then.'

export const wishListCalls = {
  'GET /wish-list': {
    ...shared,
    summary: 'The gifts on your wish list, the newest first',
    answer: wishes,
  },
  'PUT /wish-list': {
    ...shared,
    summary: 'Put the gifts of a device on your wish list',
    description: `What is there already stays; unknown and unsold products are left out. The answer is the whole list. ${full}`,
    body: z.object({ productIds: z.array(z.string()).max(wishListLimits.device) }),
    answer: wishes,
    failures: [409],
  },
  'PUT /wish-list/:productId': {
    ...shared,
    summary: 'Put a gift on your wish list',
    description: full,
    answer: envelope(z.object({ productId: z.string() })),
    failures: [409],
  },
  'DELETE /wish-list/:productId': {
    ...shared,
    summary: 'Take a gift off your wish list, if it is there',
    answer: envelope(z.object({ productId: z.string() })),
  },
} satisfies Calls
