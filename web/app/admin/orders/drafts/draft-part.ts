import type { TypedDraft } from './draft-typed.ts'

/** What each part of the form gets: the text, the server's messages by path, and a change. */
export type DraftPart = {
  typed: TypedDraft
  errors: Record<string, string>
  change: (part: Partial<TypedDraft>) => void
}
