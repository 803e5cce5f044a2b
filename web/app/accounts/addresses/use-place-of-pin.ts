import { useEffect, useRef, useState } from 'react'
import type { Address } from '@tohfa/contract/accounts/addresses'
import { listedState } from './state-options.ts'
import { useServiceability, type DeliveryCheck } from './use-serviceability.ts'

type Typed = Partial<Record<keyof Address, string>>

/** A PIN code and a state that do not belong together, as far as the carrier knows. */
export type Quarrel = {
  pinCode: string
  /** Both as the list has them. */
  pinState: string
  chosen: string
}

/**
 * What the carrier knows of the PIN code in an address form: it fills in city and state, and is
 * asked about where somebody chose another state.
 */
export function usePlaceOfPin(
  start: Typed,
  { typed, write }: { typed: () => Typed; write: (name: keyof Address, value: string) => void },
): {
  check: DeliveryCheck
  /** Reads the form again after somebody typed. */
  follow: () => void
  /** Null when they agree, one is unknown, or the person has said that it is so. */
  quarrel: Quarrel | null
  /** Takes the state of the PIN code. */
  change: (to: Quarrel) => void
  /** Leaves the state as it was chosen. */
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

  // Only what is empty, came from a PIN code, or belongs to the place before: never over what a
  // person typed.
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
  // What gives way to the PIN code anyway is not asked about.
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
