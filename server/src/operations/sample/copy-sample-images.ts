import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { now } from '#platform/runtime/clock.ts'
import type { ImageStore } from '#platform/media/store/image-store.ts'
import { webpSize } from './webp-size.ts'

export const drawnPictures = fileURLToPath(new URL('../../../sample-images/', import.meta.url))
/** A distant store answers several at once as quickly as one. */
const atOnce = 8

type Picture = { key: string; width: number; height: number; variantsAt: Date | null }

/**
 * Copies the drawn pictures of the sample (`drawn`, a folder per key with one file a width and
 * format) into the shop's store and returns their sizes. Can be repeated.
 */
export async function copySampleImages(
  keys: readonly string[],
  store: ImageStore,
  drawn: string = drawnPictures,
): Promise<Picture[]> {
  const placed: Picture[] = []
  for (let at = 0; at < keys.length; at += atOnce)
    placed.push(
      ...(await Promise.all(
        keys.slice(at, at + atOnce).map((key) => copySampleImage(key, join(drawn, key), store)),
      )),
    )
  return placed
}

async function copySampleImage(key: string, from: string, store: ImageStore): Promise<Picture> {
  const names = existsSync(from) ? readdirSync(from) : []
  // A shop with a picture missing is better than none.
  if (names.length === 0) return { key, width: 0, height: 0, variantsAt: null }
  await store.adopt(key, from)
  const webps = names.filter((name) => name.endsWith('.webp'))
  const widest = Math.max(...webps.map((name) => Number.parseInt(name, 10)))
  return { key, ...webpSize(join(from, `${widest}.webp`)), variantsAt: now() }
}
