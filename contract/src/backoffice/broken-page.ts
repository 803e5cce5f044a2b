import { z } from 'zod'
import { text } from '#shared/fields.ts'

/** What a page that broke in the browser tells the shop, for its log. */
export const brokenPage = z.object({
  path: text(300),
  message: text(500),
  /** Where in the code, if the browser knows. */
  stack: z.string().max(4_000).default(''),
})

/** The number under which the log has it. */
export const reportedFailure = z.object({ requestId: z.string() })
