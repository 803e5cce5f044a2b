import type { Database } from '../../database/connect.ts'
import type { ImageStore } from '../../media/store/image-store.ts'
import { sheetsOf } from '../press/sheet.ts'
import { mockUpPicture } from '../shares/mock-up-picture.ts'
import type { InTurn } from '../turns.ts'
import { findCategory, findProof } from './proofs.queries.ts'
import { fileNames } from './render-proof.ts'

/**
 * Proofs on their products (docs/studio.md 8.13): drawn of the picture that is approved when they are
 * first asked for, in turn with all else that is drawn, and kept beside it.
 */
export function proofMockUps(deps: {
  db: Database
  store: ImageStore
  inTurn: InTurn
  /** An area made small, to look closely at; null where there is none. */
  readClose: (hash: string, area: string) => Promise<Buffer | null>
}) {
  const { db, store, inTurn, readClose } = deps

  async function draw(hash: string, area: string, color: string): Promise<Buffer | null> {
    const proof = await findProof(db, hash)
    const sheet = proof && sheetsOf(proof.blank, proof.scene).find((one) => one.area.id === area)
    const print = sheet && proof.pages ? await readClose(hash, area) : null
    if (!sheet || !print) return null
    return inTurn(async () => {
      const before = await store.read(hash, fileNames.mockUp(area, color))
      if (before) return before
      const category = await findCategory(db, hash)
      const { area: place, scene } = sheet
      const printed = { blank: proof.blank.id, category, area: place, scene, color }
      const bytes = await mockUpPicture(print, printed)
      await store.write(hash, [{ name: fileNames.mockUp(area, color), bytes }])
      return bytes
    })
  }

  /** An area of a proof on its product in a colour, `#rrggbb`; null where there is no such proof. */
  return async (hash: string, area: string, color: string): Promise<Buffer | null> =>
    (await store.read(hash, fileNames.mockUp(area, color))) ?? draw(hash, area, color)
}
