import { sessionDraft } from '#platform/session/session-draft.ts'

/** The draft of a gift; `isOn` means that the order is one. */
export type GiftDraft = {
  isOn: boolean
  to: string
  from: string
  message: string
  wrap: boolean
}

export const noGift: GiftDraft = { isOn: false, to: '', from: '', message: '', wrap: false }

export const giftDraft = (userId: string) => sessionDraft<GiftDraft>(`gift-draft-${userId}`)
