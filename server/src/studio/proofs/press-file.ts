import type { Database } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import type { ImageStore } from '#platform/media/store/image-store.ts'
import { createJoined } from '#platform/threads/joined.ts'
import {
  renderInProcess,
  type DrawingTurn,
  forPress,
} from '#studio/press/worker/render-in-process.ts'
import { blankAsApproved } from '#studio/press/proof-hash.ts'
import { sha256Of } from '#studio/press/sha256-of.ts'
import { showTheSame } from '#studio/press/same-pixels.ts'
import { type Sheet, type SheetParts, sheetsOf } from '#studio/press/sheet.ts'
import { findProof, keptAgain, type ProofPage } from './proofs.queries.ts'
import { fileNames, pageFiles } from './render-proof.ts'

/** The current print differs from the approved one. */
export class PrintDiffers extends Error {
  override name = 'PrintDiffers'
}

type Page = { page: ProofPage; sheet: Sheet }

/**
 * The files for the press (docs/studio.md 8.9). A deleted file is drawn again, once for all
 * concurrent requests.
 *
 * @throws PrintDiffers when it differs from the approved preview
 */
export function pressFiles(deps: {
  db: Database
  store: ImageStore
  partsFor: (hash: string) => SheetParts
}) {
  const { db, store, partsFor } = deps
  const joined = createJoined()

  async function find(hash: string, area: string): Promise<Page> {
    const proof = await findProof(db, hash)
    if (!proof) throw new Failure('proof_not_found')
    if (!proof.pages)
      throw new Failure(proof.state === 'failed' ? 'proof_failed' : 'proof_not_ready')
    const page = proof.pages.find((one) => one.area === area)
    const sheet = sheetsOf(blankAsApproved(proof), proof.scene).find((one) => one.area.id === area)
    if (!page || !sheet) throw new Failure('proof_not_found')
    return { page, sheet }
  }

  async function png(hash: string, area: string, turn: DrawingTurn): Promise<Buffer> {
    const found = await find(hash, area)
    const kept = async () => {
      const bytes = await store.read(hash, fileNames.png(area))
      return bytes && sha256Of(bytes) === found.page.sha256 ? bytes : null
    }
    return (
      (await kept()) ??
      joined(`${hash} ${area} png`, async () => (await kept()) ?? drawAgain(hash, found, turn))
    )
  }

  async function drawAgain(
    hash: string,
    { page, sheet }: Page,
    turn: DrawingTurn,
  ): Promise<Buffer> {
    const drawn = await renderInProcess('sheet', sheet, partsFor(hash), turn)
    if (sha256Of(drawn.png) !== page.sha256) await refuseOther(hash, sheet, drawn.close)
    else {
      await store.write(hash, pageFiles(sheet, drawn))
      await keptAgain(db, hash)
    }
    return drawn.png
  }

  /** Only the preview is left for a comparison, and it is what the buyer saw. */
  async function refuseOther(hash: string, { area }: Sheet, close: Buffer): Promise<void> {
    const approved = await store.read(hash, fileNames.close(area.id))
    if (!approved || !(await showTheSame(approved, close)))
      throw new PrintDiffers(`proof ${hash} would be printed otherwise at ${area.id}`)
  }

  async function pdf(hash: string, area: string, turn: DrawingTurn): Promise<Buffer> {
    const name = fileNames.pdf(area)
    const { sheet } = await find(hash, area)
    const kept = () => store.read(hash, name)
    const before = await kept()
    if (before) return before
    // The same drawing: if its pixels may not be printed, its lines may not either.
    await png(hash, area, turn)
    return joined(
      `${hash} ${area} pdf`,
      async () => (await kept()) ?? drawPdf(hash, name, sheet, turn),
    )
  }

  async function drawPdf(
    hash: string,
    name: string,
    sheet: Sheet,
    turn: DrawingTurn,
  ): Promise<Buffer> {
    const { pdf: bytes } = await renderInProcess('pdf', sheet, partsFor(hash), turn)
    await store.write(hash, [{ name, bytes }])
    await keptAgain(db, hash)
    return bytes
  }

  return (
    hash: string,
    area: string,
    kind: 'png' | 'pdf',
    turn: DrawingTurn = forPress,
  ): Promise<Buffer> => (kind === 'png' ? png(hash, area, turn) : pdf(hash, area, turn))
}
