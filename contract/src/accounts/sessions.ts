import { z } from 'zod'

/** A session; `browser` and `system` are null when unknown. */
export const signedInSession = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** Whether it is the session of this request. */
  current: z.boolean(),
})
export type SignedInSession = z.infer<typeof signedInSession>
