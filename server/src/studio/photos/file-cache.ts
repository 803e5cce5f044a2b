/**
 * Reads each file once and caches its bytes, or what `read` makes of them: the studio has few, and
 * many clients request them at once. An aborted request leaves nothing open. A failed read is tried again.
 */
export function createFileCache<T = Buffer>(read: (name: string) => Promise<T>) {
  const kept = new Map<string, Promise<T>>()
  return (name: string): Promise<T> => {
    const known = kept.get(name)
    if (known) return known
    const reading = read(name)
    kept.set(name, reading)
    reading.catch(() => kept.delete(name))
    return reading
  }
}
