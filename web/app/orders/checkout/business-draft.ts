import { sessionDraft } from '#platform/session/session-draft.ts'
import type { BusinessForm } from '@tohfa/contract/tax/business-buyer'

/** The draft of the business fields. */
export type BusinessDraft = Partial<Record<keyof BusinessForm, string>>

export const businessDraft = (userId: string) =>
  sessionDraft<BusinessDraft>(`business-draft-${userId}`)
