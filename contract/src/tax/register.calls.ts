import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { choice, listEnvelope, paging } from '#shared/envelope.ts'
import { absentOr, emptyAsUndefined } from '#shared/fields.ts'
import { namedIds } from '#fulfilment/shipping-papers/named-ids.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { texts } from '#i18n/texts.ts'
import { documentKinds } from './document-kinds.ts'
import { month } from './month.ts'
import { mostDocumentsJoined, registerRowsPerPage } from './register-limits.ts'
import { registerRow, registerSum } from './register.ts'
import { taxRuleTexts } from './tax-rules.texts.ts'

const shared = { access: 'admin', tag: 'Admin' } as const
const kind = choice(documentKinds, ruleTexts.notValid)
const text = z.string().max(100, ruleTexts.tooLong(100)).optional()
const search = z
  .preprocess<unknown, typeof text, string | undefined>(emptyAsUndefined, text)
  .describe('Part of a number, an order number, a name or a GSTIN')
const ids = z
  .string(absentOr(texts.required, ruleTexts.notValid))
  .refine((list) => namedIds(list).length > 0, texts.required)
  .refine((list) => namedIds(list).length <= mostDocumentsJoined, taxRuleTexts.tooManyDocuments)
  .describe(
    `Of documents, or of orders with all their documents; at most ${mostDocumentsJoined}, separated by commas`,
  )

/** All tax documents of a month, listed and as files. */
export const registerCalls = {
  'GET /admin/invoices': {
    ...shared,
    summary: 'The register of all tax documents of a month',
    description:
      'The first issued first. Amounts are those of the documents, also for credit notes; `sums` has them by kind. With `format=csv` a row for each line of each document.',
    query: z
      .object({ period: month, kind, search, format: choice(['json', 'csv']) })
      .extend(paging(registerRowsPerPage)),
    answer: listEnvelope(registerRow).extend({
      period: z.string(),
      sums: z.array(registerSum).describe('Of all that is found, not only of the page'),
    }),
    orFile: 'text/csv',
  },
  'GET /admin/documents.pdf': {
    ...shared,
    summary: 'Many tax documents as one PDF',
    description: 'In the order of the ids, those of an order the first first.',
    query: z.object({ ids }),
    answer: 'application/pdf',
    failures: [409],
  },
  'GET /admin/invoices.zip': {
    ...shared,
    summary: 'The PDFs of all tax documents of a month',
    description: 'Named by their numbers. 409 `too_many_documents` above what a zip can hold.',
    query: z.object({ period: month, kind }),
    answer: 'application/zip',
    failures: [409],
  },
} satisfies Calls
