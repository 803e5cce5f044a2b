import { useEffect, useEffectEvent, useState } from 'react'
import type { Refusal } from '#studio/draft/use-draft.ts'
import type { StudioProps } from '#studio/fields/studio-props.ts'
import { studioTexts as texts } from '#studio/studio.texts.ts'
import { useOnline } from '#ui/use-online.ts'
import type { Press } from './proof-flow.ts'

/** The pressed button, and the function with which a visitor continues. */
type Opened = { press: Press; signIn: () => void }
/** A press that continues once there is a connection, and the photo or picture if it needs one. */
type Waiting = {
  goOn: (isReady: boolean | Promise<boolean>) => void
  isForPicture?: boolean
  forPhoto?: Press
}
/** What a press waits for. */
export type WaitsFor = 'connection' | 'picture' | 'photo' | null
/** What a slow device may take for its first picture, in milliseconds; then it goes without. */
const longestDrawing = 10_000

/**
 * Sets the flow of the purchase buttons: they open the proof as soon as a field has a value, and
 * always for a mandatory print.
 * @returns what opened the proof, while it is open, and what a press waits for
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
    isDrawn,
    isOpening,
    refusedPhoto,
    onRefusedPhoto,
    check,
    picture,
  }: {
    /** Whether the values have loaded. */
    isKnown: boolean
    /** The hash of the approved print. */
    proof: string | null
    /** The price of a piece with its print, in rupees. */
    price: number
    isNeeded: boolean
    /** Whether the print of an order is exchanged. */
    isForOrder: boolean
    isSignedIn: boolean
    /** Whether the picture shows the design as it is, or none can be drawn. */
    isDrawn: boolean
    /** Whether a photo that was chosen is still being read. */
    isOpening: boolean
    /** One of them that was refused. */
    refusedPhoto: Refusal | null
    /** Called instead of the proof that waited for this photo. */
    onRefusedPhoto: (refusal: Refusal) => void
    check: () => boolean
    picture: () => string | null
  },
) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const isOnline = useOnline()
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const isReady = useEffectEvent((press: Press): boolean | Promise<boolean> => {
    if (isOpening) return new Promise((resolve) => setWaiting({ goOn: resolve, forPhoto: press }))
    if (!check()) return false
    if (isSignedIn) return true
    // A visitor's preview shows the picture. Going to the sign-in needs a connection.
    const isForPicture = press === 'add'
    if (navigator.onLine && (isDrawn || !isForPicture)) return true
    return new Promise((resolve) => setWaiting({ goOn: resolve, isForPicture }))
  })
  /** With the photo that was chosen last. */
  const isOpened = useEffectEvent((press: Press) => {
    if (!refusedPhoto) return isReady(press)
    onRefusedPhoto(refusedPhoto)
    return false
  })
  const held = waiting?.forPhoto ?? null
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
            held,
            isReady: (press) => isReady(press),
            picture: () => draw(),
            open: (press, signIn) => {
              const goOn = () => setOpened({ press, signIn })
              if (navigator.onLine) goOn()
              else setWaiting({ goOn })
            },
          }
        : null,
    )
  }, [isKnown, isNeeded, isForOrder, proof, price, held, onProofFlow])

  // A press that waited takes effect now.
  useEffect(() => {
    if (!waiting || (waiting.forPhoto ? isOpening : !isOnline)) return undefined
    const goOn = () => {
      setWaiting(null)
      waiting.goOn(waiting.forPhoto ? isOpened(waiting.forPhoto) : true)
    }
    const timer = setTimeout(goOn, waiting.isForPicture && !isDrawn ? longestDrawing : 0)
    return () => clearTimeout(timer)
  }, [waiting, isOnline, isDrawn, isOpening])

  const waitsFor: WaitsFor = waiting && (held ? 'photo' : isOnline ? 'picture' : 'connection')
  return { opened, waitsFor, close: () => setOpened(null) }
}
