import { z } from 'zod'

/** The steps of an owner before the shop opens, in their order. */
export const setupSteps = [
  'name',
  'particulars',
  'look',
  'seller',
  'product',
  'studio',
  'taxClasses',
  'delivery',
  'texts',
  'payments',
  'carrier',
  'mail',
  'staff',
] as const
export type SetupStep = (typeof setupSteps)[number]

/** The steps that somebody can confirm. */
export const confirmedSteps = ['delivery', 'texts'] as const
export type ConfirmedStep = (typeof confirmedSteps)[number]

/** The steps that somebody confirms or tries out, of which no other table knows. */
export const setupMarks = [...confirmedSteps, 'payments', 'carrier', 'mail'] as const
export type SetupMark = (typeof setupMarks)[number]

/** The providers that are tried out. */
export type CheckedProvider = Exclude<SetupMark, ConfirmedStep>

/** The steps that a shop can open without. */
export const optionalSteps: readonly SetupStep[] = ['look', 'staff']

/** The progress of the setup. */
export const setup = z.object({
  shown: z.boolean().describe('Whether staff want it listed: `setup.shown` of the settings'),
  steps: z.array(
    z.object({
      step: z.enum(setupSteps),
      done: z.boolean(),
      optional: z.boolean().describe('Whether the shop can open without'),
      simulated: z.boolean().describe('Whether the sandbox replaces the provider'),
      by: z
        .string()
        .nullable()
        .describe('Who confirmed it or tried it out, where that is written down'),
      at: z.iso.datetime().nullable().describe('When they did'),
    }),
  ),
  isSample: z.boolean().describe('Whether the shop shows the sample'),
  productId: z
    .string()
    .nullable()
    .describe('The newest product in the shop, which may be personalised'),
})
export type Setup = z.infer<typeof setup>

/** The answer of a provider that was tried out. */
export const setupCheck = z.object({
  simulated: z.boolean().describe('Whether the sandbox answered'),
  to: z.string().optional().describe('The recipient of the mail'),
})
