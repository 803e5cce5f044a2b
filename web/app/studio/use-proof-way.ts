import { useEffect, useEffectEvent, useState } from 'react'
import type { StudioProps } from './studio-props.ts'
import { studioTexts as texts } from './studio.texts.ts'

/**
 * Tells the buttons of the product what they do: lead to the proof as soon as something is filled in,
 * and always where it is sold personalised only.
 *
 * @returns which of the buttons was pressed, while the proof is open
 */
export function useProofWay(
  onWay: StudioProps['onWay'],
  {
    isKnown,
    proof,
    isNeeded,
    check,
  }: {
    /** Whether it is known what is filled in. */
    isKnown: boolean
    /** The hash of the print that was approved. */
    proof: string | null
    isNeeded: boolean
    check: () => boolean
  },
) {
  const [pressed, setPressed] = useState<'add' | 'buy' | null>(null)
  const isReady = useEffectEvent(check)
  useEffect(() => {
    if (!isKnown) return
    onWay(
      isNeeded
        ? { label: texts.seeProof, proof, isReady: () => isReady(), open: setPressed }
        : null,
    )
  }, [isKnown, isNeeded, proof, onWay])

  return { pressed, close: () => setPressed(null) }
}
