import { sessionDraft } from '#platform/session/session-draft.ts'

const stored = sessionDraft<{ content: string; key: string }>('order-key')

/**
 * The Idempotency-Key of a press. While the outcome of an earlier press is unknown, the same
 * content keeps its key, also over a reload, so that nothing is ordered twice. Other content has
 * another key.
 */
export function idempotencyKeyFor(content: unknown): string {
  const text = JSON.stringify(content)
  const last = stored.read()
  if (last?.content === text) return last.key
  const key = crypto.randomUUID()
  stored.write({ content: text, key })
  return key
}

/** The server answered, so the next press gets a new key. */
export function forgetIdempotencyKey(): void {
  stored.clear()
}
