/**
 * Reads each file once and caches its bytes: the studio has few, and many clients request them at
 * once. An aborted request leaves nothing open. A failed read is tried again.
 */
export function createFileCache(read: (name: string) => Promise<Buffer>) {
  const kept = new Map<string, Promise<Buffer>>()
  return (name: string): Promise<Buffer> => {
    const known = kept.get(name)
    if (known) return known
    const reading = read(name)
    kept.set(name, reading)
    reading.catch(() => kept.delete(name))
    return reading
  }
}
