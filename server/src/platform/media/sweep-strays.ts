import { validate, version } from 'uuid'

/** Of the store's keys, asked about in one query. */
const keysAtOnce = 500
/** An upload that is still being stored has files but no row yet. */
const strayMs = 24 * 60 * 60 * 1000

/**
 * Removes files of uploads that the database does not know: an upload or a removal was cut off in the
 * middle.
 *
 * @param unknown answers those of these keys that belong to no row
 * @param mayBeStray whether a key is asked about; those of uploads, after a day
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
 * When something was uploaded, in ms since 1970: its key is a UUID that begins with it (RFC 9562,
 * 5.7). Never for the keys of the sample catalogue, which are words.
 */
function uploadedAt(key: string): number {
  if (!validate(key) || version(key) !== 7) return Infinity
  return Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16)
}
