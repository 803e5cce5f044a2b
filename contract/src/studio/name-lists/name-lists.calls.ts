import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { done, envelope } from '#shared/envelope.ts'
import { collectedRow, collecting, collectWish, receipt } from './collecting.ts'
import { expectedPerson, expectedWish } from './expected.ts'
import { listLimits } from './list-limits.ts'
import {
  collectLink,
  listApproval,
  listProgress,
  listVersion,
  nameList,
  nameListChange,
  nameListDraft,
  nameListHeading,
} from './name-lists.ts'

const shared = { access: 'user', tag: 'Studio' } as const

/** A person's own name lists; those of others are a 404. */
export const nameListCalls = {
  'GET /name-lists': {
    ...shared,
    summary: 'Your name lists, the one that was changed last first, without their rows',
    answer: envelope(z.array(nameListHeading)),
  },
  'POST /name-lists': {
    ...shared,
    summary: 'Begin a list of pieces of one product that are printed differently',
    description:
      'A wrong cell of a pasted text is a stop on its row. 404 `not_customizable` for a product without a live studio, 409 `too_many_lists` beyond 20.',
    body: nameListDraft,
    answer: envelope(nameList),
    status: 201,
    failures: [409],
  },
  'GET /name-lists/:id': {
    ...shared,
    summary: 'A list of yours, with the findings on each row',
    answer: envelope(nameList),
  },
  'PUT /name-lists/:id': {
    ...shared,
    summary: 'Change parts of a list of yours; rows or a text replace all rows',
    description:
      'Columns alone read the last text or file again. 409 `list_changed` when it has another version than was sent, with the list as it is as `data`.',
    body: nameListChange,
    answer: envelope(nameList),
    failures: [409],
  },
  'DELETE /name-lists/:id': {
    ...shared,
    summary: 'Delete a list of yours, with the proofs that nothing else needs',
    answer: done,
  },
  'POST /name-lists/:id/proofs': {
    ...shared,
    summary: 'Draw the rows that are not drawn yet',
    description:
      'Rows of equal pixels share one proof. Single proofs are drawn first. `GET` of the list says how far it is.',
    body: listVersion,
    answer: envelope(listProgress),
    status: 202,
    failures: [409],
  },
  'GET /name-lists/:id/contact-sheet.webp': {
    ...shared,
    summary: 'Fifty rows on one picture, each with its number and words',
    description: 'For its owner and for staff. 404 for a page on which no row is drawn.',
    query: z.object({
      page: z.coerce.number().int().min(1).max(listLimits.rows).default(1),
    }),
    answer: 'image/webp',
  },
  'POST /name-lists/:id/approval': {
    ...shared,
    summary: '“I approve these prints”: all rows at once; again is the same',
    description:
      '409 `preflight_stop` while a row has a stop, `list_changed` when `hash` is not the present one, `proof_not_ready` until all rows are drawn; 400 with `fields.ticked` until the code of every warning is ticked.',
    body: listApproval,
    answer: envelope(nameList),
    failures: [409],
  },
  'POST /name-lists/:id/collect': {
    ...shared,
    summary: 'Open a link by which each person fills in one row',
    description: 'Again: the same link with another last day.',
    body: collectWish,
    answer: envelope(collectLink),
  },
  'DELETE /name-lists/:id/collect': {
    ...shared,
    summary: 'Close the link; the rows stay. A later link is another one',
    answer: done,
  },
  'GET /name-lists/:id/expected': {
    ...shared,
    summary: 'Those who should fill in a row, each with their own link, and who is missing',
    answer: envelope(z.array(expectedPerson)),
  },
  'PUT /name-lists/:id/expected': {
    ...shared,
    summary: 'Set who should fill in a row; people without an `id` are new',
    body: expectedWish,
    answer: envelope(z.array(expectedPerson)),
  },
} satisfies Calls

const byLink = { access: 'public', tag: 'Studio' } as const

/** Calls of people who have the link of a list. A closed or false one is 404 `link_closed`. */
export const collectCalls = {
  'GET /collect/:token': {
    ...byLink,
    summary: 'What is filled in by the link of a name list',
    answer: envelope(collecting),
  },
  'POST /collect/:token': {
    ...byLink,
    summary: 'Fill in a row of one’s own',
    description: '409 `list_full` when the list has no room. At most 60 an hour for an address.',
    body: collectedRow,
    answer: envelope(receipt),
    status: 201,
    failures: [409],
  },
  'PUT /collect/:token/:receipt': {
    ...byLink,
    summary: 'Change the row that was filled in',
    description: '404 `receipt_not_found` for another receipt, or when its row is gone.',
    body: collectedRow,
    answer: envelope(receipt),
  },
} satisfies Calls

/** Apart from the others, because its body is not JSON. */
export const nameListFileCalls = {
  'POST /name-lists/:id/file': {
    ...shared,
    summary: 'Take the rows from a file; its columns are guessed',
    description:
      'The file itself is the body: 2 MB at most. Formulas are not evaluated. 413 when it unpacks to more than 20 MB, 415 when it is no table.',
    query: z.object({
      version: z.coerce
        .number()
        .int()
        .optional()
        .describe('As with PUT; without it any version is changed'),
    }),
    rawBody: z.file().describe('CSV or XLSX'),
    rawTypes: [
      'text/csv',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/octet-stream',
    ],
    mostBytes: listLimits.fileBytes,
    answer: envelope(nameList),
    failures: [409],
  },
} satisfies Calls
