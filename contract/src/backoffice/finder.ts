import { z } from 'zod'
import { text } from '#shared/fields.ts'
import { orderStatuses } from '#orders/order-moves.ts'
import { visibilities } from '#catalog/visibility.ts'

/** Shorter texts would find too much; nothing is searched for them. */
export const fewestOfFind = 2
/** The results of each kind. Whoever needs more opens the list of that kind. */
export const mostOfKind = 5

export const findQuery = z.object({ search: text(100) })

/** What staff look for, by kind. A kind that the role may not read is empty. */
export const found = z.object({
  orders: z.array(
    z.object({
      id: z.string(),
      orderNumber: z.string(),
      name: z.string().describe('To whom it is sent'),
      status: z.enum(orderStatuses),
    }),
  ),
  customers: z.array(
    z.object({ id: z.string(), name: z.string(), email: z.string(), phone: z.string() }),
  ),
  products: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      titleHi: z.string().optional(),
      visibility: z.enum(visibilities),
    }),
  ),
})
export type Found = z.infer<typeof found>
