import { sessionDraft } from '#platform/session/session-draft.ts'
import type { Address } from '@tohfa/contract/accounts/addresses'

/** The draft of an address form: the address that it edits (null for a new one), and its fields. */
export type AddressDraft = { index: number | null; values: Partial<Address> }

export const addressDraft = (userId: string) =>
  sessionDraft<AddressDraft>(`address-draft-${userId}`)
