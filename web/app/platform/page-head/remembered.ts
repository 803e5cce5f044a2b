import { storedToken } from '#platform/session/stored-session.ts'

/** The maximum number of answers that a window caches, before it starts again. */
const most = 50

/** Answers by their request. */
type Memory = Map<string, unknown>

let memory: Memory = new Map()
let token: string | null = null

/**
 * Data fetched for this person, to show at once while it reloads; never shown to another person.
 */
export function memoryNow(): Memory {
  const now = storedToken()
  if (now !== token) memory = new Map()
  token = now
  return memory
}

/** Caches an answer for the lifetime of the window and the session; failures are not cached. */
export function remember(
  name: string,
  data: { error?: unknown } | null | undefined,
  all: Memory = memoryNow(),
): void {
  if (all.size === most) all.clear()
  all.set(name, data?.error ? undefined : data)
}
