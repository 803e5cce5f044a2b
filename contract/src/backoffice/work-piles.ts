import { z } from 'zod'
import { orderPiles } from '#orders/piles.ts'

/** Orders that may be late, on whatever other pile they are. */
export const watchPiles = ['endangered'] as const
/** Work at the press besides its orders. */
export const pressPiles = ['held', 'failedPrints'] as const
/** Open work for staff who may see payments and answer messages. */
export const officePiles = [
  'messages',
  'returns',
  'inspect',
  'giveBack',
  'failedRefunds',
  'refundsToSend',
  'refundsAwaited',
  'unsettled',
  'unremitted',
  'cameBack',
  'jobs',
  'lowStock',
] as const

const count = z.number().int()

/** Open work of a kind. Days are in India. */
const pile = z.object({
  pile: z.enum([...orderPiles, ...watchPiles, ...pressPiles, ...officePiles]),
  count,
  late: count.describe('Due before now, or before today where a day is named'),
  today: count.describe('Due today'),
  later: count.describe('Due later, or not by any day'),
  oldest: z.iso.datetime().nullable().describe('Since when the oldest of them waits'),
})
export type Pile = z.infer<typeof pile>

/** Open work, by the caller's role: printers see only printing, packing and shipping. */
export const workPiles = z.object({ piles: z.array(pile), office: z.boolean() })
export type WorkPiles = z.infer<typeof workPiles>
