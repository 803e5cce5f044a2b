import { studioTexts as texts } from './studio.texts.ts'
import { useOnline } from './use-online.ts'

/** How it stands with what was filled in, below the fields. */
export function StudioNote({
  error,
  isStale,
  isFilled,
  isKept,
  isWriting,
}: {
  /** Why a design of the account could not be opened. */
  error: string | null
  isStale: boolean
  isFilled: boolean
  isKept: boolean
  isWriting: boolean
}) {
  const isOnline = useOnline()
  const kept = isFilled && (isKept ? texts.kept : texts.notKept)
  return (
    <p aria-live="polite" aria-busy={isWriting} className="min-h-5 text-xs text-quiet">
      {error ?? (isOnline ? (isStale ? texts.pictureStale : kept) : texts.offline)}
    </p>
  )
}
