import { type ProofPicture, swatchHex } from '@tohfa/contract/studio/proof-pictures'
import { seesMoney } from '@tohfa/contract/accounts/staff-rights'
import { personalisationPrice } from '@tohfa/contract/studio/print-price'
import type { DesignDraft } from '@tohfa/contract/studio/designs'
import type { RequestedProof, Proof } from '@tohfa/contract/studio/proofs'
import type { Connection, Database, Transaction } from '#platform/database/connect.ts'
import { presentRole, type Reader } from '#platform/http/access.ts'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { ImageStore } from '#platform/media/store/image-store.ts'
import { findDesigns } from '#studio/designs/designs.queries.ts'
import { designChanged } from '#studio/designs/designs.service.ts'
import { lockOwner } from '#studio/photos/photos.queries.ts'
import { forProof } from '#studio/press/worker/render-in-process.ts'
import type { SheetParts } from '#studio/press/sheet.ts'
import { liveStudio } from '#studio/templates/product-studio.service.ts'
import { sceneOf } from '#studio/designs/scene-of.ts'
import type { PhotosNamed } from '#studio/designs/fill-in.ts'
import { type ProofRequest, proofRequestOf } from './proof-request.ts'
import { forgetProofs } from './forget-proofs.ts'
import { giftCards } from './gift-cards.ts'
import { type AskedPrint, askedPrints, lockAsked, putApproval } from './asked-prints.queries.ts'
import { unknownProofs } from './forget-proofs.queries.ts'
import { pressFiles, PrintDiffers } from './press-file.ts'
import { fileNames, renderProofs } from './render-proof.ts'
import { type OnProduct, proofMockUps } from './proof-mock-up.ts'
import { proofOf } from './proofs.shape.ts'
import {
  findProof,
  insertApproval,
  isApproved,
  isCard,
  isPrinted,
  photoOfAskers,
  type ProofRow,
  putProof,
  putRequest,
  type RequestRow,
  requestsFor,
  useProof,
} from './proofs.queries.ts'
import type { Photos } from '#studio/photos/photos.service.ts'

export { PrintDiffers }
export type { ProofRequest }
export type { AskedPrint, AskedProof } from './asked-prints.queries.ts'
/** A proof that is not asked for yet, with the price of its print for a piece, in paise. */
export type PreparedProof = ProofRequest & { pricePaise: number }
export type Proofs = ReturnType<typeof createProofs>

/** The press files of a design, shown and approved beforehand (docs/studio.md section 8). */
export function createProofs(deps: {
  connection: Connection
  jobs: Pick<Jobs, 'handle' | 'repeat' | 'send'>
  store: ImageStore
  photoStore: Pick<ImageStore, 'read'>
  /** The shop's public pictures, with photographs of blanks. */
  pictureStore: Pick<ImageStore, 'read'>
  photos: Pick<Photos, 'named'>
}) {
  const { connection, jobs, store, photoStore, photos } = deps
  const { db } = connection
  const partsFor = (hash: string): SheetParts => ({
    async photo(sha256) {
      const id = await photoOfAskers(db, hash, sha256)
      const master = id === undefined ? null : await photoStore.read(id, 'master')
      if (!master) throw new PhotoGone(`a photo of proof ${hash} is gone`)
      return master
    },
  })
  const drawnFiles: ImageStore = {
    ...store,
    /** Of a proof that was forgotten while it was drawn nothing stays. */
    async write(hash, files) {
      await store.write(hash, files)
      if ((await unknownProofs(db, [hash])).length > 0) await store.remove(hash)
    },
  }
  const drawing = { db, jobs, store: drawnFiles, partsFor }
  const rendering = renderProofs(drawing)
  const pressFile = pressFiles(drawing)
  const cards = giftCards({ connection, render: rendering.render })
  const mockUp = proofMockUps({
    ...drawing,
    pictureStore: deps.pictureStore,
    readClose: (hash, area) => readPreview(hash, area, true),
  })
  const { removeUnasked } = forgetProofs(deps)

  /**
   * Whether staff may see other people's requests: printers only printed prints, and those to
   * print.
   */
  async function mayRead(hash: string, reader: Reader): Promise<boolean> {
    const role = presentRole(reader)
    return role !== null && (seesMoney(role) || (await isPrinted(db, hash)))
  }

  /** A person's requests of this hash, the latest first; staff see everybody's. */
  async function readRequested(hash: string, reader: Reader): Promise<[ProofRow, RequestRow[]]> {
    const own = await requestsFor(db, hash, reader.id)
    const requests =
      own.length > 0 || !(await mayRead(hash, reader)) ? own : await requestsFor(db, hash)
    const proof = requests.length > 0 ? await findProof(db, hash) : undefined
    if (!proof) throw new Failure('proof_not_found')
    return [proof, requests]
  }

  /** The same of a print; staff see the cards of gifts, which nobody asks for by a hash. */
  async function readPrint(hash: string, reader: Reader): Promise<ProofRow> {
    const card =
      presentRole(reader) !== null && (await isCard(db, hash)) && (await findProof(db, hash))
    if (card) return card
    const [proof] = await readRequested(hash, reader)
    return proof
  }

  async function read(hash: string, reader: Reader): Promise<Proof> {
    const [proof, [last]] = await readRequested(hash, reader)
    if (!last) throw new Failure('proof_not_found')
    await useProof(db, hash)
    return proofOf(proof, last, await isApproved(db, { ...last, userId: reader.id }))
  }

  return {
    pressFile,
    read,
    render: rendering.render,
    giveUp: rendering.giveUp,
    ...cards,

    /** Requests the proof of a person's design in the version that they read. */
    async ask(userId: string, designId: string, version: number): Promise<RequestedProof> {
      const [design] = await findDesigns(db, { userId, id: designId })
      if (!design) throw new Failure('design_not_found')
      if (design.version !== version) throw designChanged(design)
      const studio = await liveStudio(db, design.productId)
      const { proof, request } = await proofRequestOf(design, studio, (names) =>
        photos.named(userId, names),
      )
      const { hash } = proof
      const state = await connection.transaction(async (tx) => {
        await refuseErased(tx, userId)
        const state = await putProof(tx, proof)
        await putRequest(tx, { ...request, hash, userId, designId })
        if (state === 'rendering') await rendering.send(tx, hash, userId)
        return state
      })
      return { hash, state }
    },

    /**
     * The proof of what staff fill in for somebody, and what its print costs a piece, by the
     * product's studio. Nothing is stored yet.
     */
    async prepare(
      staffId: string,
      wish: Pick<DesignDraft, 'productId' | 'color' | 'scene' | 'values'> & { size: string | null },
      photosNamed: PhotosNamed,
    ): Promise<PreparedProof> {
      const { productId, color, size } = wish
      const studio = await liveStudio(db, productId)
      const scene = await sceneOf(wish, studio, photosNamed)
      const design = { userId: staffId, productId, color, size, scene }
      const prepared = await proofRequestOf(design, studio, photosNamed)
      const { surchargePaise: surcharge, extraAreaPaise: extraArea } = studio
      const { areasInUse } = prepared.request
      return { ...prepared, pricePaise: personalisationPrice({ surcharge, extraArea }, areasInUse) }
    },

    /** Asks for a prepared proof in the name of a person, as part of `tx`. */
    async askWithin(
      tx: Transaction,
      userId: string,
      { proof, request }: ProofRequest,
    ): Promise<void> {
      const { hash } = proof
      const state = await putProof(tx, proof)
      await putRequest(tx, { ...request, hash, userId, designId: null })
      if (state === 'rendering') await rendering.send(tx, hash, userId)
    },

    /**
     * Approves prints for their asker as part of `tx`, in the order of `prints`; the ids of the
     * approvals. The caller has judged the findings.
     *
     * @throws Failure `proof_not_ready`, `proof_failed`, `preflight_stop`
     */
    async approveWithin(
      tx: Transaction,
      userId: string,
      prints: readonly (AskedPrint & { ticked: readonly string[] })[],
    ): Promise<string[]> {
      await refuseErased(tx, userId)
      await lockAsked(tx, userId, prints)
      const asked = await askedPrints(tx, userId, prints)
      const ids: string[] = []
      for (const [at, print] of prints.entries()) {
        const found = asked[at]
        if (!found) throw new Failure('proof_not_found')
        if (found.preflight.some(({ level }) => level === 'stop'))
          throw new Failure('preflight_stop')
        if (found.state === 'rendering') throw new Failure('proof_not_ready')
        if (found.state === 'failed' || !found.isPrintable) throw new Failure('proof_failed')
        const codes = new Set(found.preflight.map(({ code }) => code as string))
        ids.push(
          await putApproval(
            tx,
            { ...found, userId },
            print.ticked.filter((code) => codes.has(code)),
          ),
        )
      }
      return ids
    },

    /** What a person asked for with these prints, in their order. */
    asked: (userId: string, prints: readonly AskedPrint[], source: Database = db) =>
      askedPrints(source, userId, prints),

    /** “I approve this print”: approves the latest request, and earlier ones without further findings. */
    async approve(hash: string, userId: string, ticked: string[]): Promise<Proof> {
      const reader = { id: userId, role: 'USER', staffRole: null } as const
      const [proof, [last, ...before]] = await readRequested(hash, reader)
      if (!last) throw new Failure('proof_not_found')
      if (hasStop(last)) throw new Failure('preflight_stop')
      if (proof.state === 'failed') throw new Failure('proof_failed')
      if (proof.state !== 'ready') throw new Failure('proof_not_ready')
      if (!isTicked(last, ticked)) throw refusedFields({ ticked: message('tickWarnings') })
      const clear = before.filter((one) => !hasStop(one) && isTicked(one, ticked))
      await connection.transaction(async (tx) => {
        await refuseErased(tx, userId)
        await approveAll(tx, [last, ...clear], ticked)
      })
      return read(hash, reader)
    },

    /** A reduced page, for its requester and for staff, who see gift cards too; 404 for others. */
    async preview(hash: string, area: string, isClose: boolean, reader: Reader): Promise<Buffer> {
      const proof = await readPrint(hash, reader)
      const isPage = proof.pages?.some((page) => page.area === area)
      const bytes = isPage ? await readPreview(hash, area, isClose) : null
      if (!bytes) throw new Failure('proof_not_found')
      return bytes
    },

    /** A page on a product and in a colour of a request; for people who may see its preview. */
    async mockUp(picture: OnProduct, reader: Reader, gone?: AbortSignal): Promise<Buffer> {
      const [, requests] = await readRequested(picture.hash, reader)
      const { color, product, colorName } = picture
      const wasRequested = requests.some(
        (one) =>
          swatchHex(one.color) === color &&
          one.color === (colorName ?? one.color) &&
          one.productId === (product ?? one.productId),
      )
      const bytes = wasRequested ? await mockUp(picture, reader.id, gone) : null
      if (!bytes) throw new Failure('proof_not_found')
      return bytes
    },

    /**
     * The picture that the shop itself shows its owner: a page on its product, or flat; null if
     * neither exists.
     */
    readPicture: ({ color, ...picture }: ProofPicture): Promise<Buffer | null> =>
      color === undefined
        ? readPreview(picture.hash, picture.area)
        : mockUp({ ...picture, color }, 'mails'),
    removeUnasked,
  }

  /**
   * A reduced page for any caller; drawn again if a restored shop has none; null if it cannot be.
   */
  async function readPreview(hash: string, area: string, isClose = false): Promise<Buffer | null> {
    const read = () => store.read(hash, isClose ? fileNames.close(area) : fileNames.usual(area))
    const kept = await read()
    if (kept) return kept
    const isDrawn = await pressFile(hash, area, 'png', forProof(hash)).then(
      () => true,
      (error: unknown) => {
        if (isNotThere(error)) return false
        throw error
      },
    )
    return isDrawn ? read() : null
  }
}

/** A photo of the proof was deleted, so it can no longer be drawn. */
class PhotoGone extends Error {
  override name = 'PhotoGone'
}

/** The picture does not exist and never will; other errors are logged. */
const isNotThere = (error: unknown): boolean =>
  error instanceof PhotoGone ||
  error instanceof PrintDiffers ||
  (error instanceof Failure && error.status < 500)

/** If a person is erased meanwhile, their words are deleted too. */
async function refuseErased(tx: Transaction, userId: string): Promise<void> {
  if (!(await lockOwner(tx, userId))) throw new Failure('session_ended')
}

const hasStop = ({ preflight }: RequestRow) => preflight.some(({ level }) => level === 'stop')

const isTicked = ({ preflight }: RequestRow, ticked: readonly string[]) =>
  preflight.every(({ level, code }) => level === 'stop' || ticked.includes(code))

async function approveAll(
  tx: Transaction,
  requests: readonly RequestRow[],
  ticked: readonly string[],
): Promise<void> {
  for (const request of requests) {
    const codes = new Set(request.preflight.map(({ code }) => code as string))
    await insertApproval(
      tx,
      request,
      ticked.filter((code) => codes.has(code)),
    )
  }
}
