import sharp from 'sharp'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { now } from '#platform/runtime/clock.ts'
import { Failure } from '#platform/http/failures.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import type { ImageStore } from '#platform/media/store/image-store.ts'
import { createJoined } from '#platform/threads/joined.ts'
import { photographFile } from '#studio/photographs/photograph-file.ts'
import { forPage, runInProcess } from '#studio/press/worker/render-in-process.ts'
import {
  forgetUnused,
  keepPictures,
  type PlainPicture,
  plainProduct,
  plainStudios,
  shownBy,
} from './plain-pictures.queries.ts'
import { plainPictureOf } from './plain-scene.ts'

/** A line of a cart, as far as its picture goes. */
type Line = {
  productId: string
  color: string
  imageKeys: string[]
  /** Whether it is of a product that can be personalised, and has no proof. */
  plain: boolean
  /** Of the product's studio, another after each change; null where there is none. */
  studioEdition: string | null
  category: string
}

/** Pictures of customizable products without anybody's words (docs/studio.md 13.11). */
export type PlainPictures = {
  /** The same lines; plain ones have a picture without the sample's words. */
  on<L extends Line>(lines: readonly L[]): Promise<L[]>
  /** The same as part of `tx`. */
  within<L extends Line>(tx: Transaction, lines: readonly L[]): Promise<L[]>
  /** Of a product in a colour; 404 where it is not personalised or not sold in it. */
  of(productId: string, color: string): Promise<string>
  /** Draws a picture whose files are missing; false for an unknown key. */
  draw(key: string): Promise<boolean>
}

const drawPlain = defineJob<{ key: string }>('draw-plain-picture', { expireInSeconds: 300 })
const sweepPlain = defineJob<Record<string, never>>('sweep-plain-pictures', {
  retryLimit: 0,
  expireInSeconds: 600,
})
/** Once a night, as India has it. */
const sweepAt = '47 21 * * *'
const keptDays = 30
/** The time until a process records again that a picture is used. */
const knownMs = 24 * 60 * 60 * 1000
const mostKnown = 5_000
const plainKey = /^plain-[0-9a-f]{32}$/
const widths = [360, 720] as const

export function createPlainPictures(deps: {
  connection: Connection
  jobs: Pick<Jobs, 'handle' | 'repeat' | 'send'>
  store: ImageStore
}): PlainPictures {
  const { connection, jobs, store } = deps
  const { db } = connection
  const joined = createJoined()
  const known = new Map<string, { key: string; at: number }>()

  jobs.handle(drawPlain, async ({ key }) => void (await draw(key)))
  jobs.handle(sweepPlain, async () => {
    for (const key of await forgetUnused(db, keptDays)) await store.remove(key)
  })
  jobs.repeat(sweepPlain, sweepAt)

  async function draw(key: string): Promise<boolean> {
    if (!plainKey.test(key)) return false
    const shown = await shownBy(db, key)
    if (!shown) return false
    await joined(key, async () => {
      if ((await store.names(key)).length >= widths.length) return
      const files = photographFile(store, shown.photograph)
      const { webp } = await runInProcess('design', shown, files, forPage('plain pictures'))
      const variants = widths.map(async (width) => ({
        name: `${width}.webp`,
        bytes: await sharp(webp).resize({ width }).webp({ quality: 84 }).toBuffer(),
      }))
      await store.write(key, await Promise.all(variants))
    })
    return true
  }

  /** The pictures of plain lines, stored and queued for drawing once `tx` commits. */
  async function keep(tx: Transaction, lines: readonly Line[]): Promise<Map<string, string>> {
    const studios = await plainStudios(tx, [...new Set(lines.map(({ productId }) => productId))])
    const pictures = new Map<string, PlainPicture>()
    for (const line of lines) {
      const studio = studios.find(({ productId }) => productId === line.productId)
      if (studio) pictures.set(nameOf(line), plainPictureOf(studio, line.color))
    }
    const each = new Map([...pictures.values()].map((one) => [one.key, one]))
    for (const key of await keepPictures(tx, [...each.values()]))
      await jobs.send(tx, drawPlain, { key })
    return new Map([...pictures].map(([name, { key }]) => [name, key]))
  }

  function withPictures<L extends Line>(lines: readonly L[], keys: ReadonlyMap<string, string>) {
    return lines.map((line) => {
      const key = line.plain ? keys.get(nameOf(line)) : undefined
      return key === undefined ? line : { ...line, imageKeys: [key] }
    })
  }

  /** The lines whose picture this process did not record as used within the last day. */
  function unknown<L extends Line>(
    lines: readonly L[],
  ): { missing: L[]; keys: Map<string, string> } {
    const plain = lines.filter((line) => line.plain)
    const keys = new Map<string, string>()
    const oldest = now().getTime() - knownMs
    for (const name of plain.map(nameOf)) {
      const found = known.get(name)
      if (found && found.at > oldest) keys.set(name, found.key)
    }
    return { missing: plain.filter((line) => !keys.has(nameOf(line))), keys }
  }

  async function on<L extends Line>(lines: readonly L[]): Promise<L[]> {
    const { missing, keys } = unknown(lines)
    if (missing.length > 0) {
      if (known.size > mostKnown) known.clear()
      for (const [name, key] of await connection.transaction((tx) => keep(tx, missing))) {
        known.set(name, { key, at: now().getTime() })
        keys.set(name, key)
      }
    }
    return withPictures(lines, keys)
  }

  return {
    on,
    async of(productId, color) {
      const product = await plainProduct(db, productId, color)
      if (!product) throw new Failure('not_customizable')
      const withoutPrint = { ...product, productId, color, imageKeys: [], plain: true }
      const [key] = (await on([withoutPrint])).flatMap(({ imageKeys }) => imageKeys)
      if (key === undefined) throw new Failure('not_customizable')
      return key
    },
    async within(tx, lines) {
      const { missing, keys } = unknown(lines)
      // Not remembered: the transaction may still be rolled back.
      if (missing.length > 0) for (const [name, key] of await keep(tx, missing)) keys.set(name, key)
      return withPictures(lines, keys)
    },
    draw,
  }
}

/** The input of a plain picture. */
const nameOf = ({ productId, studioEdition, category, color }: Line): string =>
  JSON.stringify([productId, studioEdition, category, color])
