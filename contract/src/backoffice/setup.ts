import { z } from 'zod'

/** The steps of an owner before the shop opens, in their order. */
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

/** The progress of the setup. */
export const setup = z.object({
  shown: z.boolean().describe('Whether staff want it listed: `setup.shown` of the settings'),
  steps: z.array(z.object({ step: z.enum(setupSteps), done: z.boolean() })),
  productId: z
    .string()
    .nullable()
    .describe('The newest product in the shop, which may be personalised'),
})
export type Setup = z.infer<typeof setup>
