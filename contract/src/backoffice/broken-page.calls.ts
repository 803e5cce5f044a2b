import { brokenPage, reportedFailure } from './broken-page.ts'
import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'

export const brokenPageCalls = {
  'POST /broken-page': {
    access: 'public',
    tag: 'Shop',
    summary: 'Report a page that broke in the browser',
    body: brokenPage,
    mostBytes: 16 * 1024,
    answer: envelope(reportedFailure),
    status: 202,
  },
} satisfies Calls
