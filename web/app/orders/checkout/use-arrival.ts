import { useState } from 'react'
import type { CartLine } from '@tohfa/contract/orders/cart'
import type { PromisedDates } from '@tohfa/contract/fulfilment/promise'
import { useGet } from '#platform/api/use-get.ts'
import type { Failed } from '#platform/api/api-client.ts'
import { formatDate } from '#platform/i18n/dates.ts'
import { arrivalTexts as texts } from './arrival.texts.ts'

/** When the cart arrives at a PIN code, and the day on which it must be there, if one is chosen. */
export function useArrival(pinCode: string | undefined, lines: readonly CartLine[]) {
  const [arriveOn, setArriveOn] = useState('')
  const [error, setError] = useState<string>()
  const productIds = [
    ...new Set(lines.flatMap(({ available, product }) => (available ? product.id : []))),
  ].join()
  const { answer } = useGet(
    'GET /promise',
    pinCode && productIds ? { query: { productIds, pincode: pinCode } } : null,
  )
  const promise: PromisedDates | null = answer?.success ? answer.data : null
  const tooEarly = (first: string) => texts.firstDay(formatDate(first))
  return {
    promise,
    arriveOn,
    error,
    choose(day: string) {
      setArriveOn(day)
      setError(day && promise && day < promise.arrivesBy ? tooEarly(promise.arrivesBy) : undefined)
    },
    /** Says at its field what the server refused; false when it is about something else. */
    refuse({ fields, first }: Pick<Failed, 'fields' | 'first'>): boolean {
      if (!fields?.['arriveOn']) return false
      setError(first ? tooEarly(first) : fields['arriveOn'])
      return true
    },
  }
}

export type Arrival = ReturnType<typeof useArrival>
