import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { choice, envelope, listEnvelope, paging } from '#shared/envelope.ts'
import { emptyAsUndefined } from '#shared/fields.ts'
import { productTypeSlugs } from '#catalog/product-type-labels.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import {
  gangOrder,
  placedPiece,
  printJob,
  printMove,
  sheetKind,
  tooLargeJob,
} from './print-jobs.ts'
import { printJobsPerPage, type PrintState, printStates, sheetIds } from './print-moves.ts'

const shared = { access: 'admin', tag: 'Admin' } as const
const count = z.number().int()
const counts = z.object(
  Object.fromEntries(printStates.map((state) => [state, count])) as Record<
    PrintState,
    typeof count
  >,
)
const date = z.iso.date({ error: ruleTexts.date })
const optional = date.optional()
const day = z.preprocess<unknown, typeof optional, string | undefined>(emptyAsUndefined, optional)

/** The print queue, its moves by staff, and the press files. */
export const printCalls = {
  'GET /admin/print-queue': {
    ...shared,
    summary: 'What is to be printed, the oldest first',
    description:
      'What belongs to orders that were cancelled or came back is found by a search only. The counts follow day, type and search.',
    query: z.object({
      ...paging(printJobsPerPage),
      state: choice(printStates, ruleTexts.status),
      day: day.describe('Of those that are due on it'),
      type: choice(productTypeSlugs, ruleTexts.productType),
      search: z
        .string()
        .max(100)
        .optional()
        .describe('The beginning of an order number, or the id of a print job'),
    }),
    answer: listEnvelope(printJob).extend({
      counts,
    }),
  },
  'PUT /admin/print-jobs/:id': {
    ...shared,
    summary: 'Move a print job on',
    description:
      '409 `invalid_transition` for a move that is none from where it stands. `held` tells the buyer why; `ready` from `failed` renders again. `reprint`, from `printed` until the order is sent, makes the job `ready` again: it takes a `reason`, and as many blanks from the stock as are `spoilt`. `short` says how many of them the stock no longer had.',
    body: printMove,
    answer: envelope(printJob.extend({ short: count.optional() })),
    failures: [409],
  },
  'GET /admin/print-jobs/:id/files/:file': {
    ...shared,
    summary:
      'A press file: `{area}.png` or `{area}.pdf`; `{area}-mirrored.png` is made of the first',
    description: '409 `not_rendered` before it is there.',
    answer: 'application/octet-stream',
    failures: [409],
  },
  'GET /admin/print-jobs/:id/ticket.pdf': {
    ...shared,
    summary: 'The ticket that goes with a print job through the shop, A6',
    answer: 'application/pdf',
    failures: [409],
  },
  'GET /admin/orders/:id/print.zip': {
    ...shared,
    summary: 'The press files and tickets of an order',
    description: '409 `not_rendered` while one of them is not there.',
    answer: 'application/zip',
    failures: [409],
  },
  'GET /admin/orders/:id/check-list.pdf': {
    ...shared,
    summary: 'The name lists of an order on A4, to tick off, in place of a ticket for each row',
    description:
      'Each row with its number, picture, words, colour, size, pieces and code. 404 for an order without rows of a list.',
    answer: 'application/pdf',
  },
  'GET /admin/print-queue.zip': {
    ...shared,
    summary: 'The press files and tickets of all that is ready or being printed and due on a day',
    query: z.object({ day: date }),
    answer: 'application/zip',
  },
  'POST /admin/gang-sheets': {
    ...shared,
    summary: 'Lay many designs on common sheets',
    description:
      'Each place of each design once for every piece that was ordered. A sheet holds one kind: the same goods, inks and way round. What is larger than the sheet is named in `tooLarge` and the others are laid; 400 where nothing fits. 409 `not_rendered` while one of them is not there.',
    body: gangOrder,
    answer: envelope(
      z.object({
        id: z.string(),
        url: z.string(),
        sheet: z.enum(sheetIds),
        sheets: count,
        jobs: z.array(placedPiece),
        kinds: z.array(sheetKind),
        tooLarge: z.array(tooLargeJob),
      }),
    ),
    status: 201,
    failures: [409],
  },
  'GET /admin/gang-sheets/:id/sheets.pdf': {
    ...shared,
    summary: 'The sheets, with cut marks',
    answer: 'application/pdf',
    failures: [409],
  },
} satisfies Calls
