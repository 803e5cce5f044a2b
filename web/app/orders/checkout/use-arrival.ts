import { useState } from 'react'
import type { CartLine } from '@tohfa/contract/orders/cart'
import type { PromisedDates } from '@tohfa/contract/fulfilment/promise'
import { useGet } from '#platform/api/use-get.ts'
import type { Failed } from '#platform/api/api-client.ts'
import { formatDate } from '#platform/i18n/dates.ts'
import { sessionDraft } from '#platform/session/session-draft.ts'
import { arrivalTexts as texts } from './arrival.texts.ts'

/** The delivery day of the cart at a PIN code, and the required day, if one is selected. */
export function useArrival(
  userId: string,
  pinCode: string | undefined,
  lines: readonly CartLine[],
) {
  const stored = sessionDraft<string>(`arrival-draft-${userId}`)
  const [arriveOn, setArriveOn] = useState(() => stored.read() ?? '')
  const [refused, setRefused] = useState<string>()
  const productIds = [
    ...new Set(lines.flatMap(({ available, product }) => (available ? product.id : []))),
  ].join()
  const { answer } = useGet(
    'GET /promise',
    pinCode && productIds ? { query: { productIds, pincode: pinCode } } : null,
  )
  const promise: PromisedDates | null = answer?.success ? answer.data : null
  const tooEarly = (first: string) => texts.firstDay(formatDate(first))
  const isEarly = promise !== null && arriveOn !== '' && arriveOn < promise.arrivesBy
  return {
    promise,
    arriveOn,
    error: isEarly ? tooEarly(promise.arrivesBy) : refused,
    choose(day: string) {
      setArriveOn(day)
      stored.write(day)
      setRefused(undefined)
    },
    /** Shows the server's refusal at its field; false when it concerns something else. */
    refuse({ fields, first }: Pick<Failed, 'fields' | 'first'>): boolean {
      if (!fields?.['arriveOn']) return false
      setRefused(first ? tooEarly(first) : fields['arriveOn'])
      return true
    },

    /** Called when the order exists. */
    forget: stored.clear,
  }
}

export type Arrival = ReturnType<typeof useArrival>
