import { z } from 'zod'

/** A place where somebody is signed in; `browser` and `system` are null when they are not known. */
export const signedInSession = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** The one that asks. */
  current: z.boolean(),
})
export type SignedInSession = z.infer<typeof signedInSession>
