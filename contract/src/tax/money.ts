import { z } from 'zod'

const orders = z.array(z.object({ orderNumber: z.string(), amount: z.number() }))
const figure = z.object({ amount: z.number().describe('In rupees'), orders })
export type MoneyFigure = z.infer<typeof figure>

/** Where the money of a month's orders is. */
export const money = z.object({
  period: z.string(),
  sold: figure.describe('Of orders made in the month: what was paid, and cash that is still due'),
  givenBack: figure.describe('Refunds of these orders that did not fail'),
  collected: figure.describe(
    'Cash that the courier paid out and payments that staff took, less refunds by hand',
  ),
  settled: figure.describe('What the payment provider paid out for them, less its refunds'),
  fees: figure.describe('Of the payment provider, with their tax'),
  open: figure.describe('`sold` less all others: what is still to come, or to go where negative'),
  unknown: z
    .object({
      amount: z.number(),
      entries: z.array(z.object({ id: z.string(), amount: z.number() })),
    })
    .describe('Paid out in the month, and of no order'),
})
export type Money = z.infer<typeof money>
