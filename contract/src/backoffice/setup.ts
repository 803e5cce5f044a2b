import { z } from 'zod'

/** What an owner sets before the shop opens, in the order in which it is listed. */
export const setupSteps = [
  'particulars',
  'seller',
  'product',
  'studio',
  'taxClasses',
  'texts',
  'payments',
  'carrier',
  'mail',
] as const
export type SetupStep = (typeof setupSteps)[number]

/** How far the shop is set up. */
export const setup = z.object({
  shown: z.boolean().describe('Whether staff want it listed: `setup.shown` of the settings'),
  steps: z.array(z.object({ step: z.enum(setupSteps), done: z.boolean() })),
  productId: z
    .string()
    .nullable()
    .describe('The newest product in the shop, which may be personalised'),
})
export type Setup = z.infer<typeof setup>
