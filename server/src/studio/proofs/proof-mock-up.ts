import { type ProofPicture, swatchHex } from '@tohfa/contract/studio/proof-pictures'
import { photographFor } from '@tohfa/print-engine/mockup/photograph'
import type { Database } from '#platform/database/connect.ts'
import type { ImageStore } from '#platform/media/store/image-store.ts'
import { createJoined } from '#platform/threads/joined.ts'
import { forPage, runInProcess } from '#studio/press/worker/render-in-process.ts'
import { photographFile } from '#studio/photographs/photograph-file.ts'
import { sheetsOf } from '#studio/press/sheet.ts'
import { kitsOf, kitTag, otherHalf, type PrintedDesign } from '#studio/shares/mock-up-picture.ts'
import { findLooks, findProof } from './proofs.queries.ts'
import { fileNames } from './render-proof.ts'

/** A page on a product in a colour; by default the product of the last request. */
export type OnProduct = ProofPicture & { color: string; isTurned?: boolean }

/**
 * Proofs on their products (docs/studio.md 8.13): drawn from the approved picture on the first
 * request, in turn with all other drawing. Each is stored with it, by the kit and the colour that
 * it was made of.
 */
export function proofMockUps(deps: {
  db: Database
  store: ImageStore
  /** The shop's public pictures, with photographs of blanks. */
  pictureStore: Pick<ImageStore, 'read'>
  /** An area made small, to look closely at; null where there is none. */
  readClose: (hash: string, area: string) => Promise<Buffer | null>
}) {
  const { db, store, pictureStore, readClose } = deps
  const joined = createJoined()

  async function draw(
    hash: string,
    name: string,
    printed: PrintedDesign,
    who: string,
    signal: AbortSignal,
  ): Promise<Buffer | null> {
    const print = await readClose(hash, printed.area.id)
    if (!print) return null
    const half = otherHalf(printed)
    const beside = half && (await readClose(hash, half.id))
    const before = await store.read(hash, name)
    if (before) return before
    const { webp: bytes } = await runInProcess(
      'mockUp',
      { ...printed, kits: kitsOf(printed) },
      {
        print: () => Promise.resolve(print),
        ...(beside && { beside: () => Promise.resolve(beside) }),
        ...photographFile(pictureStore, printed.photograph),
      },
      forPage(who, signal),
    )
    await store.write(hash, [{ name, bytes }])
    return bytes
  }

  /**
   * Null if there is no such proof, or nothing on that area. Drawing starts only while somebody
   * waits.
   */
  return async (
    { hash, area, color, isTurned = false, ...requested }: OnProduct,
    who: string,
    gone?: AbortSignal,
  ): Promise<Buffer | null> => {
    const proof = await findProof(db, hash)
    const sheet = proof && sheetsOf(proof.blank, proof.scene).find((one) => one.area.id === area)
    if (!sheet || !proof.pages) return null
    const looks = await findLooks(db, { hash, ...requested })
    const look = looks.find((one) => swatchHex(one.color) === color) ?? looks[0]
    const photograph = photographFor(look?.photographs ?? [], area, look?.color)
    const { id: blank, areas } = proof.blank
    const place = { blank, category: look?.category, areas, area: sheet.area, photograph }
    const name = fileNames.mockUp(area, color, kitTag(place), isTurned)
    const printed = { ...place, scene: sheet.scene, color, isTurned }
    return (
      (await store.read(hash, name)) ??
      joined(`${hash} ${name}`, (signal) => draw(hash, name, printed, who, signal), gone)
    )
  }
}
