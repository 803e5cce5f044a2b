import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { mostBytesOfMoved } from '#catalog/moving/moving-choices.ts'
import { formerHistoryFile, formerHistoryReport } from './former-history.ts'

export const formerHistoryCalls = {
  'POST /admin-import/former-history': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Add the customers, or the past orders, of a former shop by its own CSV export',
    description:
      'They are for reading only. Nobody gets a mail or an account. 409 `customers_changed` when the file would do something else than its plan.',
    body: formerHistoryFile,
    mostBytes: mostBytesOfMoved,
    answer: envelope(formerHistoryReport),
  },
} satisfies Calls
