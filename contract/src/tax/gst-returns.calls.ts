import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { choice, envelope } from '#shared/envelope.ts'
import { emptyAsUndefined } from '#shared/fields.ts'
import { gstOverview } from './gst-returns.ts'
import { month } from './month.ts'
import { taxRuleTexts } from './tax-rules.texts.ts'

const text = z.string().max(15, taxRuleTexts.gstinInvalid).optional()
const gstin = z
  .preprocess<unknown, typeof text, string | undefined>(emptyAsUndefined, text)
  .describe('Where documents of the month were issued under several')

const shared = { access: 'admin', tag: 'Admin' } as const
const refused =
  'A month to come is 400; a month in which no regular seller issued documents, and none was set, 409 `no_gst_return`.'

/** The return of outward supplies, GSTR-1, of a month. */
export const gstReturnCalls = {
  'GET /admin/gst': {
    ...shared,
    summary: 'GSTR-1 of a month, as the portal takes it',
    description: `With \`format=zip\` CSV files named as the sheets of the offline tool. ${refused}`,
    query: z.object({ period: month, gstin, format: choice(['json', 'zip']) }),
    answer: 'application/json',
    failures: [409],
  },
  'GET /admin/gst/overview': {
    ...shared,
    summary: 'What GSTR-1 of a month holds, table by table',
    description: refused,
    query: z.object({ period: month, gstin }),
    answer: envelope(gstOverview),
    failures: [409],
  },
} satisfies Calls
