import { useEffect, useState } from 'react'
import { knownPinCode } from '#orders/cart/known-pin-code.ts'
import type { Arrivals } from './read-arrivals.ts'

/**
 * When the goods of a page arrive at the PIN code that this device keeps, asked for once the page is
 * there (docs/product.md 12.14); without one nothing is asked. Undefined while there is nothing to say.
 */
export function useArrivals(products: readonly { id: string }[]): Arrivals | undefined {
  const [known, setKnown] = useState<{ asked: string; arrivals: Arrivals | null }>()
  const asked = products.map(({ id }) => id).join()

  useEffect(() => {
    const pinCode = knownPinCode()
    if (!pinCode || !asked) return undefined
    const controller = new AbortController()
    const { signal } = controller
    async function read() {
      const { readArrivals } = await import('./read-arrivals.ts')
      const arrivals = await readArrivals(asked.split(','), pinCode, signal)
      if (!signal.aborted) setKnown({ asked, arrivals })
    }
    // The page is whole without it.
    read().catch(() => null)
    return () => controller.abort()
  }, [asked])

  return known?.asked === asked ? (known.arrivals ?? undefined) : undefined
}

/** In the gap below a card, whose place is `relative`: nothing moves when it comes. */
export function ArrivalLine({ id, arrivals }: { id: string; arrivals: Arrivals | undefined }) {
  const sentence = arrivals?.days.get(id)
  return sentence ? (
    <p className="absolute inset-x-0 top-full truncate pt-0.5 text-xs text-success">{sentence}</p>
  ) : null
}
