/**
 * Reads each file once and keeps its bytes: the studio has few, and many ask at once. Whoever hangs up
 * leaves nothing open. What could not be read is tried again.
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
