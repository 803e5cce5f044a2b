export type Kept<T> = { all: Map<string, Promise<T>>; most: number }

/** A new one, or the one of the same name. A failed one is tried again the next time. */
export function keptOf<T>(kept: Kept<T>, name: string, load: () => Promise<T>): Promise<T> {
  const pending = kept.all.get(name) ?? load()
  // The last used one is last.
  kept.all.delete(name)
  kept.all.set(name, pending)
  pending.catch(() => kept.all.delete(name))
  for (const oldest of kept.all.keys()) if (kept.all.size > kept.most) kept.all.delete(oldest)
  return pending
}
