import { sessionDraft } from '#platform/session/session-draft.ts'
import type { Address } from '@tohfa/contract/accounts/addresses'

/** An address form as it was left: which address it was for (null for a new one), and its fields. */
export type AddressDraft = { index: number | null; values: Partial<Address> }

export const addressDraft = (userId: string) =>
  sessionDraft<AddressDraft>(`address-draft-${userId}`)
