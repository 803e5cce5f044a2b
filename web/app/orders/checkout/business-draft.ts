import { sessionDraft } from '#platform/session/session-draft.ts'
import type { BusinessForm } from '@tohfa/contract/tax/business-buyer'

/** The fields of the business as the buyer left them. */
export type BusinessDraft = Partial<Record<keyof BusinessForm, string>>

export const businessDraft = (userId: string) =>
  sessionDraft<BusinessDraft>(`business-draft-${userId}`)
