import { useEffect, useEffectEvent, useState } from 'react'
import type { StudioProps } from '#studio/fields/studio-props.ts'
import { studioTexts as texts } from '#studio/studio.texts.ts'

/** Which of the buttons was pressed, and what leads a visitor on from there. */
type Opened = { press: 'add' | 'buy'; signIn: () => void }

/**
 * Tells the buttons of the product what they do: lead to the proof as soon as something is filled in,
 * and always where it is sold personalised only.
 *
 * @returns what opened the proof, while it is open, and whether a press waits for the connection
 */
export function useProofFlow(
  onProofFlow: StudioProps['onProofFlow'],
  {
    isKnown,
    proof,
    price,
    isNeeded,
    isForOrder,
    isSignedIn,
    check,
    picture,
  }: {
    /** Whether it is known what is filled in. */
    isKnown: boolean
    /** The hash of the print that was approved. */
    proof: string | null
    /** What a piece comes to with its print, in rupees. */
    price: number
    isNeeded: boolean
    /** Whether the print of an order is exchanged. */
    isForOrder: boolean
    isSignedIn: boolean
    check: () => boolean
    picture: () => string | null
  },
) {
  const [opened, setOpened] = useState<Opened | null>(null)
  /** What goes on when the connection is back. */
  const [waiting, setWaiting] = useState<{ goOn: () => void } | null>(null)
  const isReady = useEffectEvent(() => {
    if (!check()) return false
    if (isSignedIn || navigator.onLine) return true
    // The way to the sign-in cannot be gone without a connection either.
    return new Promise<boolean>((resolve) => setWaiting({ goOn: () => resolve(true) }))
  })
  const draw = useEffectEvent(() => picture())
  useEffect(() => {
    if (!isKnown) return
    onProofFlow(
      isNeeded
        ? {
            label: texts.seeProof,
            proof,
            price,
            isForOrder,
            isReady: () => isReady(),
            picture: () => draw(),
            open: (press, signIn) => {
              const goOn = () => setOpened({ press, signIn })
              if (navigator.onLine) goOn()
              else setWaiting({ goOn })
            },
          }
        : null,
    )
  }, [isKnown, isNeeded, isForOrder, proof, price, onProofFlow])

  // What was pressed without a connection goes on when it is back.
  useEffect(() => {
    if (!waiting) return undefined
    const goOn = () => {
      setWaiting(null)
      waiting.goOn()
    }
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [waiting])

  return { opened, isWaiting: waiting !== null, close: () => setOpened(null) }
}
