import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { GiftWish } from '@tohfa/contract/orders/gift'
import { giftDraft, type GiftDraft, noGift } from './gift-draft.ts'

/** The interface of the gift fields, which load later than the page. */
export type GiftFieldsHandle = {
  /** Returns the values, or shows the errors at the fields. */
  send: (onValid: (wish: GiftWish) => void) => void
  refuse: (fields: Record<string, string>) => void
}

/** The gift state of an order: whether it is one, and its values. */
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
    /** Its fields have loaded, or are not needed. */
    isReady: !draft.isOn || fields !== null,
    change,
    /** Registers the mounted fields; null when they unmount. */
    onFields: setFields,

    submit(onValid: (gift: GiftWish | undefined) => void) {
      if (!draft.isOn) return onValid(undefined)
      fields?.send(onValid)
    },

    /** Shows the server's refusal at its field; false when it concerns something else. */
    refuse(refused: Record<string, string>): boolean {
      const own = Object.entries(refused).flatMap(([path, sentence]) =>
        path.startsWith('gift.') ? [[path.slice('gift.'.length), sentence] as const] : [],
      )
      if (own.length === 0 || !fields) return false
      flushSync(() => fields.refuse(Object.fromEntries(own)))
      return true
    },

    /** Called when the order exists. */
    forget: stored.clear,
  }
}

export type GiftOfCheckout = ReturnType<typeof useGift>
