import { useEffect, useRef } from 'react'
import { scrollBehavior } from '#ui/motion.ts'
import { studioTexts as texts } from '#studio/studio.texts.ts'
import { isSaved } from '#studio/draft/stored-draft.ts'
import type { WaitsFor } from '#studio/proof/use-proof-flow.ts'
import { useOnline } from '#ui/use-online.ts'

/** The status of the design, below the fields. */
export function StudioNote({
  error,
  isStale,
  isFilled,
  isMissed,
  isErased,
  isKept,
  isInAccount,
  isBehind,
  isNewer,
  isWriting,
  waitsFor,
}: {
  /** Why a design of the account could not be opened. */
  error: string | null
  isStale: boolean
  isFilled: boolean
  /** Whether the proof of an empty form was requested. */
  isMissed: boolean
  /** Whether a Log Out in another window deleted the values. */
  isErased: boolean
  isKept: boolean
  /** Whether the account has the design too. */
  isInAccount: boolean
  /** Whether another tab changed the design, about which its own line asks. */
  isBehind: boolean
  /** Whether a later version of the page stored the design. */
  isNewer: boolean
  isWriting: boolean
  /** What See your proof waits for since it was pressed. */
  waitsFor: WaitsFor
}) {
  const isOnline = useOnline()
  const note = useRef<HTMLParagraphElement>(null)
  const isEmptied = isErased && !isFilled
  const missing = isEmptied ? texts.signedOutElsewhere : texts.fillIn
  const isWritten = isSaved({ isKept, isBehind, isNewer })
  const unsaved = isNewer ? texts.newerKept : !isKept && texts.notKept
  const filled = isWritten ? (isInAccount ? texts.keptInAccount : texts.kept) : unsaved
  const kept = isEmptied || isMissed ? missing : (isFilled || isNewer) && filled
  const offline = waitsFor ? texts.offlineHeld : isWritten ? texts.offline : unsaved

  const mustBeSeen = waitsFor !== null || isEmptied
  // On a phone the pressed button is far from this message.
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
      {error ??
        (waitsFor === 'photo'
          ? texts.photoHeld
          : isOnline
            ? waitsFor
              ? texts.drawing
              : isStale
                ? texts.pictureStale
                : kept
            : offline)}
    </p>
  )
}
