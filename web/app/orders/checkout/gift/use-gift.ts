import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { GiftWish } from '@tohfa/contract/orders/gift'
import { giftDraft, type GiftDraft, noGift } from './gift-draft.ts'

/** What the fields of a gift, which come later than the page, do for it. */
export type GiftFieldsHandle = {
  /** Hands over what is typed, or says at its field what is wrong with it. */
  send: (onValid: (wish: GiftWish) => void) => void
  refuse: (fields: Record<string, string>) => void
}

/** Whether the order is a gift, and what it is given with. */
export function useGift(userId: string) {
  const stored = giftDraft(userId)
  const [draft, setDraft] = useState(() => stored.read() ?? noGift)
  const [fields, setFields] = useState<GiftFieldsHandle | null>(null)

  function change(part: Partial<GiftDraft>) {
    const changed = { ...draft, ...part }
    setDraft(changed)
    stored.write(changed)
  }

  return {
    draft,
    isOn: draft.isOn,
    /** Its fields are there, or are not needed. */
    isReady: !draft.isOn || fields !== null,
    change,
    /** The fields say that they are there, and that they are gone. */
    onFields: setFields,

    submit(onValid: (gift: GiftWish | undefined) => void) {
      if (!draft.isOn) return onValid(undefined)
      fields?.send(onValid)
    },

    /** Says what the server refused at its field; false when it is about something else. */
    refuse(refused: Record<string, string>): boolean {
      const own = Object.entries(refused).flatMap(([path, sentence]) =>
        path.startsWith('gift.') ? [[path.slice('gift.'.length), sentence] as const] : [],
      )
      if (own.length === 0 || !fields) return false
      flushSync(() => fields.refuse(Object.fromEntries(own)))
      return true
    },

    /** The order is made. */
    forget: stored.clear,
  }
}

export type GiftOfCheckout = ReturnType<typeof useGift>
