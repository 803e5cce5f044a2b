import { sessionDraft } from '#platform/session/session-draft.ts'

const stored = sessionDraft<{ content: string; key: string }>('order-key')

/**
 * The Idempotency-Key of a press. While it is not known what became of an earlier press, the same
 * content keeps its key, also over a reload: so nothing is ordered twice. Other content has another.
 */
export function idempotencyKeyFor(content: unknown): string {
  const text = JSON.stringify(content)
  const last = stored.read()
  if (last?.content === text) return last.key
  const key = crypto.randomUUID()
  stored.write({ content: text, key })
  return key
}

/** The server answered: the next press is a new one. */
export function forgetIdempotencyKey(): void {
  stored.clear()
}
