import { useCallback, useMemo, useRef, useState } from 'react'

/** The visible fraction of a side, or of the window that it fills, that counts as viewed. */
const enough = 0.6
const steps = [0, 0.2, 0.4, 0.6, 0.8, 1]

/**
 * The viewed sides of a proof: their picture has loaded, and was scrolled into view or opened
 * (docs/studio.md 12.6).
 */
export function useSeenSides() {
  const [inSight, setInSight] = useState<ReadonlySet<string>>(new Set())
  const [come, setCome] = useState<ReadonlySet<string>>(new Set())
  const places = useRef(new Map<string, HTMLElement>())

  const look = useCallback((side: string) => setInSight(having(side)), [])
  const arrive = useCallback((side: string) => setCome(having(side)), [])

  /** Observes the element of a side until it was in view. */
  const watch = useCallback(
    (side: string, place: HTMLElement) => {
      places.current.set(side, place)
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { intersectionRatio, intersectionRect, rootBounds } of entries) {
            const room = rootBounds?.height ?? Infinity
            if (intersectionRatio < enough && intersectionRect.height < room * enough) continue
            look(side)
            observer.disconnect()
          }
        },
        { threshold: steps },
      )
      observer.observe(place)
      return () => {
        places.current.delete(side)
        observer.disconnect()
      }
    },
    [look],
  )

  return useMemo(
    () => ({
      look,
      arrive,
      watch,
      isSeen: (side: string) => inSight.has(side) && come.has(side),
      lead: (side: string) => {
        const place = places.current.get(side)
        place?.focus({ preventScroll: true })
        place?.scrollIntoView({ block: 'center' })
      },
    }),
    [look, arrive, watch, inSight, come],
  )
}

const having = (side: string) => (known: ReadonlySet<string>) =>
  known.has(side) ? known : new Set(known).add(side)

export type SeenSides = ReturnType<typeof useSeenSides>
