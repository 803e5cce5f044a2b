import { z } from 'zod'

const row = z.object({ above: z.number().describe('Rupees'), validFrom: z.iso.date() })

/** From which value of its goods on a parcel needs an e-way bill, today and on days to come. */
export const ewayLimit = row.extend({
  upcoming: z.array(row).describe('Changes of days to come, the first of them first'),
})
export type EwayLimit = z.infer<typeof ewayLimit>

/** What of an order the e-way bill is about. */
export const orderEwayBill = z.object({
  number: z.string().nullable(),
  needed: z.boolean().describe('Whether it cannot be sent without one'),
})
