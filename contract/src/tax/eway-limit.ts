import { z } from 'zod'

const row = z.object({ above: z.number().describe('Rupees'), validFrom: z.iso.date() })

/** The value of goods from which a parcel needs an e-way bill, today and from future days. */
export const ewayLimit = row.extend({
  upcoming: z.array(row).describe('Changes of days to come, the first of them first'),
})
export type EwayLimit = z.infer<typeof ewayLimit>

/** The data of an order for its e-way bill. */
export const orderEwayBill = z.object({
  number: z.string().nullable(),
  needed: z.boolean().describe('Whether it cannot be sent without one'),
})
