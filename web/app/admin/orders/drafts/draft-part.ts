import type { PastedPhotos } from './pasted-photos.ts'
import type { TypedDraft } from './draft-typed.ts'

/** What each part of the form gets: the text, the server's messages by path, and a change. */
export type DraftPart = {
  typed: TypedDraft
  errors: Record<string, string>
  /** A part, or what makes it of what is typed at that moment. */
  change: (part: Partial<TypedDraft> | ((now: TypedDraft) => Partial<TypedDraft>)) => void
  pasted: PastedPhotos
}
