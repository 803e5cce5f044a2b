import { useState } from 'react'
import type { MessageAgreements } from '@tohfa/contract/orders/messages/messages'

/** The box with which a buyer agrees to messages at a mobile number; never ticked beforehand. */
export type MessageBox = {
  phone: string
  /** Whether they agreed earlier. */
  isKnown: boolean
  isTicked: boolean
  tick(on: boolean): void
}

/**
 * The box for the number of the chosen address; null while there is nothing to offer. Another
 * number is agreed to anew.
 */
export function useMessages(
  state: MessageAgreements | null,
  phone: string | undefined,
): MessageBox | null {
  const [tickedFor, setTickedFor] = useState<string | null>(null)
  if (!state?.on || !phone) return null
  const isKnown = state.numbers.some((number) => number.phone === phone)
  return {
    phone,
    isKnown,
    isTicked: !isKnown && tickedFor === phone,
    tick: (on) => setTickedFor(on ? phone : null),
  }
}
