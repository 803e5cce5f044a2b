import type { NameListChange, NameListDraft } from '@tohfa/contract/studio/name-lists/name-lists'
import { listLimits } from '@tohfa/contract/studio/name-lists/list-limits'
import type { FieldValues } from '@tohfa/print-engine/scene/template-fields'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import type { Connection } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { variantsOf } from '#studio/designs/designs.queries.ts'
import type { PhotosNamed } from '#studio/designs/fill-in.ts'
import { sceneOf } from '#studio/designs/scene-of.ts'
import { lockOwner } from '#studio/photos/photos.queries.ts'
import type { Photos } from '#studio/photos/photos.service.ts'
import type { Proofs } from '#studio/proofs/proofs.service.ts'
import type { StudioRow } from '#studio/templates/product-studio.queries.ts'
import { liveStudio } from '#studio/templates/product-studio.service.ts'
import { checkRows } from './check-rows.ts'
import type { Known } from './columns.ts'
import { hashOf, type WholeList } from './list-shape.ts'
import {
  countLists,
  type DrawnRow,
  dropRequests,
  insertList,
  lockList,
  putRows,
  titleOf,
  updateList,
} from './name-lists.queries.ts'
import {
  choiceOf,
  type GivenRows,
  refuseColumns,
  rowsGiven,
  rowsOfSheet,
  rowsRead,
} from './read-changes.ts'
import { readSheet } from './sheets/read-sheet.ts'
import { givenOf, storedOf, withWriters } from './stored-rows.ts'
import { listChanged, readWhole } from './whole-list.ts'

type Deps = {
  connection: Connection
  photos: Pick<Photos, 'named'>
  proofs: Pick<Proofs, 'removeUnasked'>
}
/** The rows of a list, as they were sent: as such, as a text, or as a file. */
type Source = Pick<NameListDraft, 'rows' | 'text' | 'columns'> & { file?: Uint8Array }
/** A file takes the place of rows and text. */
type Change = Omit<NameListChange, 'version'> & { version?: number; file?: Uint8Array }

/** Begins and changes lists; each write checks all rows anew (docs/product.md section 25). */
export function changeLists({ connection, photos, proofs }: Deps) {
  const { db } = connection
  const photosOf =
    (userId: string): PhotosNamed =>
    (names) =>
      photos.named(userId, names)

  return {
    /** Returns the id of the new list. */
    async create(userId: string, draft: NameListDraft): Promise<string> {
      const studio = await liveStudio(db, draft.productId)
      const known = { fields: studio.fields, variants: await variantsOf(db, draft.productId) }
      const choice = choiceOf(known.variants, { color: draft.color, size: draft.size ?? null })
      const { oneSize = false } = draft
      const base = { ...(await baseOf(draft, studio, photosOf(userId))), oneSize }
      const given = (await readRows(userId, draft, known)) ?? none
      const list = { userId, ...choice, ...base }
      const checked = await checkRows(list, given.rows, studio, photosOf(userId))
      const title = draft.title ?? (await titleOf(db, draft.productId))
      return connection.transaction(async (tx) => {
        if (!(await lockOwner(tx, userId))) throw new Failure('session_ended')
        if ((await countLists(tx, userId)) >= listLimits.ofPerson)
          throw new Failure('too_many_lists')
        const { columns, sheet } = given
        const { productId } = draft
        const id = await insertList(tx, { ...list, productId, title, columns, sheet })
        await putRows(
          tx,
          id,
          storedOf(id, given.rows, checked, () => false),
        )
        return id
      })
    },

    /** Fails with the current list when its version differs from the one in `change`. */
    async change(userId: string, id: string, change: Change): Promise<void> {
      const before = await readWhole(db, { id, userId })
      const { list } = before
      const { version = list.version, title } = change
      if (list.version !== version) throw listChanged(before)
      const printed = isPrinted(change) ? await nextRows(before, change) : undefined
      const isWritten = await connection.transaction(async (tx) => {
        if ((await lockList(tx, { id, userId })) !== version) return false
        await updateList(tx, { id, userId }, { ...(title && { title }), ...printed?.list })
        if (!printed) return true
        await putRows(tx, id, printed.rows)
        await dropRequests(tx, userId, printed.dropped)
        await proofs.removeUnasked(tx, printed.dropped)
        return true
      })
      if (!isWritten) throw listChanged(await readWhole(db, { id, userId }))
    },
  }

  /** The list after a change of what is printed; proofs of rows that stay are kept. */
  async function nextRows(before: WholeList, change: Change) {
    const { list } = before
    const { userId } = list
    const studio = await liveStudio(db, list.productId)
    const known = { fields: studio.fields, variants: before.variants }
    const choice = choiceOf(before.variants, {
      color: change.color ?? list.color,
      size: change.size === undefined ? list.size : change.size,
    })
    const isNewBase = change.scene !== undefined || change.values !== undefined
    const shared = isNewBase ? await baseOf(change, studio, photosOf(userId)) : baseBefore(list)
    const base = { ...shared, oneSize: change.oneSize ?? list.oneSize }
    const read = (await readRows(userId, change, known)) ?? columnsOnly(before, change, known)
    const given = read
      ? withWriters(read.rows, before.rows, change.rows !== undefined)
      : before.rows.map(givenOf)
    const checked = await checkRows({ userId, ...choice, ...base }, given, studio, photosOf(userId))
    const asked = new Map(before.rows.flatMap((row) => (row.proof ? [[row.proof, row]] : [])))
    const rows = storedOf(list.id, given, checked, (hash) => asked.has(hash))
    const after = { ...list, ...choice, ...base }
    const hash = hashOf({ list: after, rows: rows.map((row) => withProof(row, asked)) })
    const former = hashOf(before)
    const isApproved = list.approvedHash !== null && hash === list.approvedHash
    const kept = new Set(rows.map(({ proof }) => proof))
    return {
      rows,
      dropped: [...asked.keys()].filter((one) => !kept.has(one)),
      list: {
        ...choice,
        ...base,
        ...(read && { columns: read.columns, sheet: read.sheet }),
        ...(hash !== former && former !== null && { formerHash: former }),
        ...(!isApproved && { approvedHash: null, approvedAt: null, ticked: null }),
      },
    }
  }
}

const none: GivenRows = { rows: [], columns: [], sheet: null }

/** Whether anything but the title changes. */
const isPrinted = ({ title: _title, version: _version, ...parts }: Change) =>
  Object.values(parts).some((part) => part !== undefined)

type Base = { values: FieldValues | null; scene: Scene | null }

const baseBefore = ({ values, scene }: Base): Base => ({ values, scene })

/** What all rows share, checked as a design is; 400 with `fields`. */
export async function baseOf(
  { values, scene }: Pick<NameListDraft, 'values' | 'scene'>,
  studio: StudioRow,
  photosNamed: PhotosNamed,
): Promise<Base> {
  if (!scene) {
    await sceneOf({ values: values ?? {} }, studio, photosNamed)
    return { values: values ?? {}, scene: null }
  }
  return { values: null, scene: await sceneOf({ scene }, studio, photosNamed) }
}

/** The rows that were sent in one of the three ways; undefined where none were. */
export async function readRows(
  userId: string,
  { rows, text, file, columns }: Source,
  known: Known,
): Promise<GivenRows | undefined> {
  if (columns) refuseColumns(columns, known.fields)
  if (rows) return rowsGiven(rows, known)
  const table = file ?? text
  return table === undefined ? undefined : rowsRead(await readSheet(userId, table), columns, known)
}

/** The last table read anew by other columns. */
function columnsOnly(
  { list }: WholeList,
  { columns }: Change,
  known: Known,
): GivenRows | undefined {
  return columns && list.sheet ? rowsOfSheet(list.sheet, columns, known) : undefined
}

function withProof<Row extends { proof: string | null }>(
  row: Row,
  asked: ReadonlyMap<string, DrawnRow>,
): Row & Pick<DrawnRow, 'proofState' | 'pages'> {
  const known = row.proof === null ? undefined : asked.get(row.proof)
  return { ...row, proofState: known?.proofState ?? null, pages: known?.pages ?? null }
}
