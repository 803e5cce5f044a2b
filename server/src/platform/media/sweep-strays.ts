import { validate, version } from 'uuid'

/** The number of keys per query. */
const keysAtOnce = 500
/** An upload in progress has files but no row yet. */
const strayMs = 24 * 60 * 60 * 1000

/**
 * Deletes files of uploads without a row, which an interrupted upload or deletion left behind.
 * @param unknown returns those of these keys that belong to no row
 * @param mayBeStray whether a key is checked; by default keys of uploads that are over a day old
 */
export async function sweepStrays(
  store: { keys(): AsyncIterable<string>; remove(key: string): Promise<void> },
  unknown: (keys: string[]) => Promise<string[]>,
  mayBeStray: (key: string) => boolean = isOldUpload,
): Promise<void> {
  let some: string[] = []
  const judge = async () => {
    for (const key of await unknown(some)) await store.remove(key)
    some = []
  }
  for await (const key of store.keys()) {
    if (mayBeStray(key)) some.push(key)
    if (some.length === keysAtOnce) await judge()
  }
  if (some.length > 0) await judge()
}

const isOldUpload = (key: string): boolean => uploadedAt(key) < Date.now() - strayMs

/**
 * The time of an upload in milliseconds since 1970: its key is a UUIDv7 that begins with it (RFC
 * 9562, 5.7). Infinity for the keys of the sample catalogue, which are words.
 */
function uploadedAt(key: string): number {
  if (!validate(key) || version(key) !== 7) return Infinity
  return Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16)
}
