import { type ImageStore, photoShelf } from './image-store.ts'

const timeoutMs = 3_000
/** Not the id of a photo, so that it is neither read nor swept. */
const key = 'open-to-all'

/**
 * Whether anybody can read people's photos at a bucket's public address, which should expose the
 * shop's pictures only. False when that address does not answer.
 */
export async function photosOpenToAll(store: ImageStore, publicUrl: string): Promise<boolean> {
  await store.write(key, [{ name: 'master', bytes: Buffer.from('Nobody else should read this') }])
  const pending = fetch(`${publicUrl}/${photoShelf.name}/${key}/master`, {
    signal: AbortSignal.timeout(timeoutMs),
  })
  const response = await pending.catch(() => undefined)
  await response?.body?.cancel()
  return response?.ok ?? false
}
