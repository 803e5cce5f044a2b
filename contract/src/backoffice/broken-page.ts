import { z } from 'zod'
import { text } from '#shared/fields.ts'

/** The report of a page that failed in the browser, for the shop's log. */
export const brokenPage = z.object({
  path: text(300),
  message: text(500),
  /** The position in the code, if the browser knows it. */
  stack: z.string().max(4_000).default(''),
})

/** The request id in the log. */
export const reportedFailure = z.object({ requestId: z.string() })
