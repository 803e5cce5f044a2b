import type {
  ListProgress,
  NameList,
  NameListChange,
  NameListDraft,
  NameListHeading,
} from '@tohfa/contract/studio/name-lists/name-lists'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { presentRole, type Reader } from '#platform/http/access.ts'
import { Failure } from '#platform/http/failures.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { purgeNightly } from '#platform/jobs/purge-nightly.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import type { Photos } from '#studio/photos/photos.service.ts'
import type { Proofs } from '#studio/proofs/proofs.service.ts'
import { approveList } from './approve-list.ts'
import { askForLists } from './ask-proofs.ts'
import { changeLists } from './change-list.ts'
import { createCollectLinks } from './collect-link.ts'
import { collectRows } from './collect-rows.ts'
import { expectedPeople } from './expected-people.ts'
import { contactSheets } from './contact-sheet.ts'
import { type ListToPrepare, prepareRows } from './prepare-rows.ts'
import type { PhotosNamed } from '#studio/designs/fill-in.ts'
import { hashOf, headingOf, listOf } from './list-shape.ts'
import {
  deleteList,
  dropRequests,
  findLists,
  lockList,
  markListUsed,
  oldLists,
  proofsOfLists,
} from './name-lists.queries.ts'
import { readWhole } from './whole-list.ts'

export type { PreparedRow } from './prepare-rows.ts'
export type NameLists = ReturnType<typeof createNameLists>

/** Lists of pieces that are printed differently, each visible to its owner (docs/product.md section 25). */
export function createNameLists(deps: {
  connection: Connection
  jobs: Pick<Jobs, 'handle' | 'repeat' | 'send'>
  limits: Limits
  address: Pick<ShopAddress, 'public'>
  secrets: readonly string[]
  photos: Pick<Photos, 'named'>
  proofs: Pick<Proofs, 'render' | 'giveUp' | 'readPicture' | 'removeUnasked'>
}) {
  const { connection, jobs, proofs } = deps
  const { db } = connection
  const changes = changeLists(deps)
  const ask = askForLists(deps)
  const drawSheet = contactSheets(deps)
  const links = createCollectLinks(deps.secrets)
  const collecting = collectRows({ ...deps, links })
  const expected = expectedPeople({ ...deps, links })

  const read = async (userId: string, id: string): Promise<NameList> =>
    listOf(await readWhole(db, { id, userId }))

  /** Deletes a list with the proofs that nothing else needs; false when there is none. */
  async function removeWithin(
    tx: Transaction,
    list: { id: string; userId: string },
  ): Promise<boolean> {
    const hashes = await proofsOfLists(tx, [list.id])
    if (!(await deleteList(tx, list))) return false
    await dropPrints(tx, list.userId, hashes)
    return true
  }

  /** Deletes those of a person's prints that nothing needs any more. */
  async function dropPrints(tx: Transaction, userId: string, hashes: string[]): Promise<void> {
    await dropRequests(tx, userId, hashes)
    await proofs.removeUnasked(tx, hashes)
  }

  const remove = (list: { id: string; userId: string }): Promise<boolean> =>
    connection.transaction((tx) => removeWithin(tx, list))

  purgeNightly(jobs, 'forget-name-lists', async (most) => {
    const old = await oldLists(db, most)
    // One at a time, so that a list that its owner deletes meanwhile keeps back no other.
    for (const list of old) await remove(list)
    return old.length
  })

  return {
    list: async (userId: string): Promise<NameListHeading[]> =>
      (await findLists(db, userId)).map(headingOf),

    /** To open a list is to use it and its proofs. */
    async read(userId: string, id: string): Promise<NameList> {
      await markListUsed(db, { id, userId })
      return read(userId, id)
    },

    async create(userId: string, draft: NameListDraft): Promise<NameList> {
      return read(userId, await changes.create(userId, draft))
    },

    async change(userId: string, id: string, change: NameListChange): Promise<NameList> {
      await changes.change(userId, id, change)
      return read(userId, id)
    },

    /** Takes the rows from a file, of the version that was read if it is given. */
    async takeFile(
      userId: string,
      id: string,
      file: Uint8Array,
      version: number | undefined,
    ): Promise<NameList> {
      await changes.change(userId, id, { file, ...(version !== undefined && { version }) })
      return read(userId, id)
    },

    collecting,
    expected,
    /** The rows of a list that staff send for somebody, with their proofs. */
    prepare: (userId: string, wish: ListToPrepare, photosNamed: PhotosNamed) =>
      prepareRows(db, userId, wish, photosNamed),
    removeWithin,
    dropPrints,

    async remove(userId: string, id: string): Promise<void> {
      if (!(await remove({ id, userId }))) throw new Failure('name_list_not_found')
    },

    ask: (userId: string, id: string, version: number): Promise<ListProgress> =>
      ask(userId, id, version),

    async approve(
      userId: string,
      id: string,
      approval: { hash: string | null; ticked: string[] },
    ): Promise<NameList> {
      await approveList(connection, { id, userId }, approval)
      return read(userId, id)
    },

    /**
     * What is put into a cart, locked until the transaction ends; 409 `list_not_approved` unless it
     * is approved as it is.
     */
    async requireApproved(
      tx: Transaction,
      userId: string,
      id: string,
    ): Promise<{ productId: string; rowCount: number }> {
      await lockList(tx, { id, userId })
      const whole = await readWhole(tx, { id, userId })
      const { list, rows } = whole
      const hash = hashOf(whole)
      if (hash === null || hash !== list.approvedHash) throw new Failure('list_not_approved')
      return { productId: list.productId, rowCount: rows.length }
    },

    /** Fifty rows on one picture, for the owner and for staff. */
    async contactSheet(
      id: string,
      page: number,
      reader: Reader,
      gone?: AbortSignal,
    ): Promise<Buffer> {
      const isStaff = presentRole(reader) !== null
      const whole = await readWhole(db, isStaff ? { id } : { id, userId: reader.id })
      const bytes = await drawSheet(whole, page, reader.id, gone)
      if (!bytes) throw new Failure('proof_not_found')
      return bytes
    },
  }
}
