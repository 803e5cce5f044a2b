import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { choice, day, envelope } from '#shared/envelope.ts'
import { absentOr } from '#shared/fields.ts'
import { printRuleTexts } from '#fulfilment/print/print-rules.texts.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { texts } from '#i18n/texts.ts'
import { mostOrdersPrinted, namedIds } from './named-ids.ts'

const shared = { access: 'admin', tag: 'Admin' } as const

const ids = z
  .string(absentOr(texts.required, ruleTexts.notValid))
  .refine((list) => namedIds(list).length > 0, texts.required)
  .refine((list) => namedIds(list).length <= mostOrdersPrinted, printRuleTexts.tooManyPrinted)
  .describe(`Of orders, at most ${mostOrdersPrinted}, separated by commas`)
const all = choice(['true', 'false'], ruleTexts.notValid).describe(
  'Also of orders that were delivered, cancelled or returned, marked as such',
)
const leftOut =
  'Of orders that are over nothing is printed: `X-Left-Out` names them, 409 `nothing_to_print` where none is left.'

/** The pick list: the quantity of each product, colour, size and pack. */
export const pick = z.object({
  productId: z.string(),
  title: z.string(),
  productType: z.string(),
  color: z.string(),
  size: z.string().nullable(),
  pack: z.number().int().nullable().describe('How many pieces each of the quantity is'),
  quantity: z.number().int(),
  personalised: z.boolean(),
})
export type Pick = z.infer<typeof pick>

/** The papers of parcels. */
export const shippingPapersCalls = {
  'GET /admin/labels.pdf': {
    ...shared,
    summary: 'The labels of the parcels of many orders as one PDF',
    description: `In the order of the ids. Where the carrier gives none a page says so, and \`X-Missing\` names the order. ${leftOut}`,
    query: z.object({ ids, all }),
    answer: 'application/pdf',
    failures: [409],
  },
  'GET /admin/packing-slips.pdf': {
    ...shared,
    summary: 'The packing slips of many orders as one PDF',
    description: `Each begins a page. Prices of lines are never printed; with \`prices=none\` neither is what is collected in cash. The slip of a gift has its words and never a price. ${leftOut}`,
    query: z.object({ ids, all, prices: choice(['none'], ruleTexts.notValid) }),
    answer: 'application/pdf',
    failures: [409],
  },
  'GET /admin/pick-list': {
    ...shared,
    summary: 'What is taken from the shelves for the orders that are due',
    description: 'Of confirmed orders that are due on the day or earlier and are not packed yet.',
    query: z.object({
      day: day.describe('In India; today when left out'),
      all: choice(['true', 'false'], ruleTexts.notValid).describe('Whatever day they are due'),
    }),
    answer: envelope(z.array(pick)).extend({
      gifts: z
        .object({ cards: z.number().int(), wraps: z.number().int() })
        .describe('How many of these orders are gifts, each with a card, and are wrapped'),
    }),
  },
} satisfies Calls
