import { storedToken } from '#platform/session/stored-session.ts'

/** How many answers a window remembers, before it begins anew. */
const most = 50

/** What came, by what asked for it. */
type Memory = Map<string, unknown>

let memory: Memory = new Map()
let token: string | null = null

/** Data fetched for this person, to show at once while it is fetched again; nobody else gets it. */
export function memoryNow(): Memory {
  const now = storedToken()
  if (now !== token) memory = new Map()
  token = now
  return memory
}

/** Keeps what came for as long as the window lives and the same person looks; a failure is not kept. */
export function remember(
  name: string,
  data: { error?: unknown } | null | undefined,
  all: Memory = memoryNow(),
): void {
  if (all.size === most) all.clear()
  all.set(name, data?.error ? undefined : data)
}
