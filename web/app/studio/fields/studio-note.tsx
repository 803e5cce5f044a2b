import { useEffect, useRef } from 'react'
import { scrollBehavior } from '#ui/motion.ts'
import { studioTexts as texts } from '#studio/studio.texts.ts'
import { useOnline } from '#ui/use-online.ts'

/** How it stands with what was filled in, below the fields. */
export function StudioNote({
  error,
  isStale,
  isFilled,
  isMissed,
  isErased,
  isKept,
  isWriting,
  isWaiting,
}: {
  /** Why a design of the account could not be opened. */
  error: string | null
  isStale: boolean
  isFilled: boolean
  /** Whether the proof of an empty form was asked for. */
  isMissed: boolean
  /** Whether a Log Out in another window took what was filled in. */
  isErased: boolean
  isKept: boolean
  isWriting: boolean
  /** Whether See your proof was pressed without a connection. */
  isWaiting: boolean
}) {
  const isOnline = useOnline()
  const note = useRef<HTMLParagraphElement>(null)
  const isEmptied = isErased && !isFilled
  const missing = isEmptied ? texts.signedOutElsewhere : texts.fillIn
  const kept = isEmptied || isMissed ? missing : isFilled && (isKept ? texts.kept : texts.notKept)
  const offline = isWaiting ? texts.offlineHeld : isKept ? texts.offline : texts.notKept

  const mustBeSeen = isWaiting || isEmptied
  // What was pressed, here or in the other window, is far from this on a phone.
  useEffect(() => {
    if (mustBeSeen) note.current?.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
  }, [mustBeSeen])

  return (
    <p
      ref={note}
      aria-live="polite"
      aria-busy={isWriting}
      className={`min-h-5 ${isOnline ? (isEmptied || isMissed ? 'text-xs font-medium text-danger' : 'text-xs text-quiet') : 'text-sm font-medium text-warning'}`}
    >
      {error ?? (isOnline ? (isStale ? texts.pictureStale : kept) : offline)}
    </p>
  )
}
