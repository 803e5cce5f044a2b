import { z } from 'zod'
import { ruleTexts } from '#i18n/rules.texts.ts'

/** More than a page of the catalogue shows. */
const mostStockRows = 1_000

const figure = z.number(ruleTexts.stock).int(ruleTexts.stock).min(0, ruleTexts.stock)

/** A variant of a product, the stock that was displayed, and the new stock. */
const stockRow = z.object({
  id: z.string().describe('Of the product'),
  color: z.string().max(60),
  size: z.string().max(20).optional().describe('Where its type has sizes'),
  seen: figure.max(2_000_000_000, ruleTexts.stock),
  stock: figure.max(1_000_000, ruleTexts.stock),
})

export const stockForm = z.object({ rows: z.array(stockRow).min(1).max(mostStockRows) })
export type StockForm = z.infer<typeof stockForm>

/** The outcome of each row, in the order of the request. */
export const stockResult = z.object({
  ok: z.boolean(),
  stock: z.number().int().optional().describe('As it is now; absent where there is no such choice'),
  code: z
    .enum(['stock_changed', 'not_found', 'on_blank'])
    .optional()
    .describe('Why it was not written'),
})
export type StockResult = z.infer<typeof stockResult>
