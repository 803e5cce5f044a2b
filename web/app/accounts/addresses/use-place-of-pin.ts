import { useEffect, useRef, useState } from 'react'
import type { Address } from '@tohfa/contract/accounts/addresses'
import { listedState } from './state-options.ts'
import { useServiceability, type DeliveryCheck } from './use-serviceability.ts'

type Typed = Partial<Record<keyof Address, string>>

/** A PIN code and a state that contradict each other, according to the carrier. */
export type Quarrel = {
  pinCode: string
  /** Both as in the list. */
  pinState: string
  chosen: string
}

/**
 * Uses the carrier's data about the PIN code in an address form: it fills in city and state, and
 * asks when the person chose another state.
 */
export function usePlaceOfPin(
  start: Typed,
  { typed, write }: { typed: () => Typed; write: (name: keyof Address, value: string) => void },
): {
  check: DeliveryCheck
  /** Reads the form again after a change. */
  follow: () => void
  /** Null when they agree, one is unknown, or the person has confirmed the state. */
  quarrel: Quarrel | null
  /** Takes the state of the PIN code. */
  change: (to: Quarrel) => void
  /** Keeps the chosen state. */
  keep: (conflict: Quarrel) => void
} {
  const filled = useRef<Typed>({})
  const [now, setNow] = useState<{ typed: Typed; filledState?: string | undefined }>({
    typed: start,
  })
  const [kept, setKept] = useState('')
  const check = useServiceability(now.typed.pinCode)
  const area = check.status === 'known' ? check.area : null
  const city = area?.city
  const state = listedState(area?.state)
  const isMoved = now.typed.pinCode !== start.pinCode

  // Only fills fields that are empty, came from a PIN code, or belong to the previous one: it never
  // overwrites typed text.
  useEffect(() => {
    for (const [name, found] of [['city', city] as const, ['state', state] as const]) {
      const present = typed()[name]
      const old = filled.current[name] ?? (isMoved ? start[name] : undefined)
      if (!found || present === found || (present && present !== old)) continue
      filled.current[name] = found
      write(name, found)
    }
  }, [city, state, isMoved, start, typed, write])

  const follow = () => setNow({ typed: typed(), filledState: filled.current.state })

  const { pinCode = '', state: chosen = '' } = now.typed
  // A value that the PIN code replaces anyway needs no question.
  const givesWay = chosen === (now.filledState ?? (isMoved ? start.state : undefined))
  const isQuarrel = state && chosen && state !== chosen && !givesWay
  return {
    check,
    follow,
    quarrel: isQuarrel && kept !== pinCode + chosen ? { pinCode, pinState: state, chosen } : null,
    change({ pinState }) {
      filled.current.state = pinState
      write('state', pinState)
      follow()
    },
    keep: (conflict) => setKept(conflict.pinCode + conflict.chosen),
  }
}
