import type { BusinessForm } from '@tohfa/contract/tax/business-buyer'

/** The fields of the business as they were left. */
export type BusinessDraft = Partial<Record<keyof BusinessForm, string>>

const keyOf = (userId: string) => `business-draft-${userId}`

/** What was typed survives a failure and a reload of this window, and is seen by nobody else. */
export function readBusiness(userId: string): BusinessDraft {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '{}') ?? {}) as BusinessDraft
  } catch {
    return {}
  }
}

export function keepBusiness(userId: string, draft: BusinessDraft): void {
  sessionStorage.setItem(keyOf(userId), JSON.stringify(draft))
}

export function dropBusiness(userId: string): void {
  sessionStorage.removeItem(keyOf(userId))
}
