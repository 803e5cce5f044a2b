import { createSignedIds } from '#platform/encryption/signed-ids.ts'

/** Whose date a link is about. */
export type Linked = { userId: string; id: string }

export type ReminderLinks = {
  tokenOf(linked: Linked): string
  /** Undefined unless the shop signed it. */
  read(token: string): Linked | undefined
}

/**
 * The links in mails about dates. They name the person too: so they end all mails when the date itself is
 * forgotten.
 */
export function createReminderLinks(secrets: readonly string[]): ReminderLinks {
  const signed = createSignedIds(secrets, { purpose: 'reminder', ids: 2 })
  return {
    tokenOf: ({ userId, id }) => signed.tokenOf(userId, id),
    read(token) {
      const [userId, id] = signed.idsOf(token) ?? []
      return userId && id ? { userId, id } : undefined
    },
  }
}
