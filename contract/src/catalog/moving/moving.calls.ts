import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { mostBytesOfMoved, movedFile, movedReport } from './moving.ts'

/** Moving in from another shop. */
export const movingCalls = {
  'POST /admin-import/former-products': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Add the products of a former shop by its own CSV export; a dry run only says how',
    description:
      'Pictures are uploaded beforehand; none is fetched from the web. A product that was imported before stays as it is. 409 `product_changed` when the file would do something else than its plan.',
    body: movedFile,
    mostBytes: mostBytesOfMoved,
    answer: envelope(movedReport),
  },
} satisfies Calls
