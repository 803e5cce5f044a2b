import type { Address } from '@tohfa/contract/accounts/addresses'

/** An address form as it was left: which address it was for (null for a new one), and its fields. */
export type AddressDraft = { index: number | null; values: Partial<Address> }

const keyOf = (userId: string) => `address-draft-${userId}`

/** What was typed survives a failure and a reload of this window, and is seen by nobody else. */
export function readDraft(userId: string): AddressDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null') as AddressDraft | null
  } catch {
    return null
  }
}

export function keepDraft(userId: string, draft: AddressDraft): void {
  sessionStorage.setItem(keyOf(userId), JSON.stringify(draft))
}

export function dropDraft(userId: string): void {
  sessionStorage.removeItem(keyOf(userId))
}
