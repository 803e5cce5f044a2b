import { z } from 'zod'
import { productTypeSlugs } from '#catalog/product-type-labels.ts'
import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { templateChoice } from './templates.ts'

const shared = { access: 'admin', tag: 'Admin' } as const
const count = z.number().int()

const template = z.object({
  key: z.string(),
  title: z.string(),
  titleHi: z.string(),
  productType: z.enum(productTypeSlugs),
  pays: z.number().describe('What a buyer pays now or would pay, in rupees'),
  picture: z.string(),
  here: z.boolean().describe('Whether the shop has it'),
  personalised: z.boolean().describe('Whether buyers put their words or photos on it'),
})
export type Template = z.infer<typeof template>

export const templates = z.object({
  isSample: z.boolean().describe('Whether the shop still shows the sample'),
  templates: z.array(template),
  goes: z
    .object({
      products: count,
      named: count.describe(
        'Of the products: retired, because somebody’s order or cart names them',
      ),
      people: count,
      reviews: count,
      banners: count,
      collections: count,
    })
    .describe('What goes where nothing is chosen'),
})
export type Templates = z.infer<typeof templates>

/** Products to begin with, and the end of the sample. */
export const templateCalls = {
  'GET /admin/templates': {
    ...shared,
    summary: 'The products that a shop can begin with, and what of the sample would go',
    answer: envelope(templates),
  },
  'POST /admin/templates': {
    ...shared,
    summary: 'Begin with these products; the rest of the sample goes',
    description:
      'Chosen products of the sample stay with the prices and pictures that staff gave them; others are added. In a shop with the sample everything else of it goes, in one transaction. Orders, their documents and products that an order names stay.',
    body: templateChoice,
    answer: envelope(templates),
  },
} satisfies Calls
