import { createHash, randomBytes } from 'node:crypto'
import { listLimits, mostDaysOfCollecting } from '@tohfa/contract/studio/name-lists/list-limits'
import { type CollectedRow, type Collecting } from '@tohfa/contract/studio/name-lists/collecting'
import type { CollectLink } from '@tohfa/contract/studio/name-lists/name-lists'
import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { isBlank } from '@tohfa/print-engine/text/blank'
import type { Connection } from '#platform/database/connect.ts'
import { Failure, type Fields, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import { indianDay, now } from '#platform/runtime/clock.ts'
import type { PhotosNamed } from '#studio/designs/fill-in.ts'
import { variantsOf } from '#studio/designs/designs.queries.ts'
import type { Photos } from '#studio/photos/photos.service.ts'
import type { Proofs } from '#studio/proofs/proofs.service.ts'
import { findStudio, type StudioRow } from '#studio/templates/product-studio.queries.ts'
import { checkRows } from './check-rows.ts'
import { type CollectLinks, collectAddress } from './collect-link.ts'
import { messageOf } from './field-message.ts'
import { hashOf } from './list-shape.ts'
import {
  type DrawnRow,
  dropRequests,
  endCollecting,
  findCollecting,
  findList,
  type ListToCollect,
  lockList,
  putCollecting,
  putRow,
  putRows,
  updateList,
} from './name-lists.queries.ts'
import { isExpected } from './expected.queries.ts'
import type { GivenRow } from './sheet-rows.ts'
import { givenOf, storedOf } from './stored-rows.ts'
import { hasSizes, knownColor, knownSize, type Variant } from './variants.ts'
import { readWhole } from './whole-list.ts'

type Deps = {
  connection: Connection
  links: CollectLinks
  address: Pick<ShopAddress, 'public'>
  photos: Pick<Photos, 'named'>
  proofs: Pick<Proofs, 'removeUnasked'>
}

/** A list that collects, with what its rows are filled in by. */
type Open = {
  list: ListToCollect
  studio: StudioRow
  variants: Variant[]
  fields: TemplateField[]
  /** Whose own link it is; null of the link for all. */
  expectedId: string | null
}
/** Where a row is put, and what it takes over from the one before it there. */
type Place = { at: number } & Pick<DrawnRow, 'quantity' | 'expectedId'>

const dayMs = 86_400_000

/** Rows that people fill in by a link of the list, each their own (docs/product.md section 25). */
export function collectRows({ connection, links, address, photos, proofs }: Deps) {
  const { db } = connection

  /** 404 `link_closed` unless the link is open, its person is still expected, and its product can still be printed. */
  async function open(token: string): Promise<Open> {
    const named = links.namedBy(token)
    const list = named && (await findCollecting(db, named.collectId))
    const expectedId = named?.expectedId ?? null
    if (list && expectedId !== null && !(await isExpected(db, list.id, expectedId)))
      throw new Failure('link_closed')
    const studio = list?.onSale ? await findStudio(db, list.productId) : undefined
    if (!list || !studio?.live) throw new Failure('link_closed')
    const shared = list.values ?? {}
    // A photo is uploaded with an account only.
    const fields = studio.fields.filter(
      ({ id: field, kind }) => kind !== 'photo' && isBlank(shared[field] ?? ''),
    )
    const variants = await variantsOf(db, list.productId)
    return { list, studio, variants, fields, expectedId }
  }

  /**
   * Stores a row at its place among the present ones. Of a list with a scene of its own all rows are
   * checked anew: a field that nobody filled in before is then empty on the others. So are those
   * of a list with one size, which long words make smaller.
   */
  async function put(
    { list: named, studio }: Open,
    given: GivenRow,
    placeOf: (rows: readonly DrawnRow[]) => Place,
  ): Promise<void> {
    const { id, userId, scene, oneSize } = named
    const photosNamed: PhotosNamed = (names) => photos.named(userId, names)
    const alone =
      scene || oneSize ? undefined : await checkRows(named, [given], studio, photosNamed)
    await connection.transaction(async (tx) => {
      if ((await lockList(tx, named)) === undefined) throw new Failure('link_closed')
      const before = await readWhole(tx, { id, userId })
      const { at, ...taken } = placeOf(before.rows)
      const row = { ...given, ...taken }
      const asked = new Set(before.rows.flatMap(({ proof }) => proof ?? []))
      const isAsked = (hash: string) => asked.has(hash)
      const former = hashOf(before)
      await updateList(tx, named, {
        ...(former !== null && { formerHash: former }),
        approvedHash: null,
        approvedAt: null,
        ticked: null,
      })
      const all = before.rows.map(givenOf).toSpliced(at, 1, row)
      const checked = alone ?? (await checkRows(before.list, all, studio, photosNamed))
      const rows = storedOf(id, alone ? [row] : all, checked, isAsked)
      const [only] = rows
      if (alone && only) await putRow(tx, { ...only, n: at + 1 })
      else await putRows(tx, id, rows)
      const others = alone ? before.rows.toSpliced(at, 1) : []
      const kept = new Set([...others, ...rows].map(({ proof }) => proof))
      const dropped = [...asked].filter((hash) => !kept.has(hash))
      await dropRequests(tx, userId, dropped)
      await proofs.removeUnasked(tx, dropped)
    })
  }

  return {
    /** Opens the link of a person's list until the end of a day; again it is the same link. */
    async open(list: { id: string; userId: string }, until: string): Promise<CollectLink> {
      if (!(await findList(db, list))) throw new Failure('name_list_not_found')
      const last = indianDay(new Date(now().getTime() + mostDaysOfCollecting * dayMs))
      if (until < indianDay() || until > last)
        throw refusedFields({ until: message('collectUntil') })
      const collectId = await putCollecting(db, list, until)
      if (collectId === undefined) throw new Failure('name_list_not_found')
      const token = links.tokenOf({ collectId })
      return { url: collectAddress(address.public, token), token, until }
    },

    async close(list: { id: string; userId: string }): Promise<void> {
      if (!(await endCollecting(db, list))) throw new Failure('name_list_not_found')
    },

    async read(token: string): Promise<Collecting> {
      const { list, variants, fields } = await open(token)
      const { productId, productTitle, titleHi, title, color, size, collectUntil } = list
      return {
        title,
        product: { id: productId, title: productTitle, ...(titleHi && { titleHi }) },
        fields,
        color,
        colors: [...new Set(variants.map((one) => one.color))],
        size,
        sizes: variants.flatMap((one) => (one.color === color ? (one.size ?? []) : [])),
        until: collectUntil ?? '',
      }
    },

    /**
     * Adds a row; the receipt by which its writer changes it. By a person's own link it takes the
     * place of their row.
     */
    async add(token: string, row: CollectedRow): Promise<string> {
      const opened = await open(token)
      const given = rowOf(opened, row)
      const receipt = randomBytes(24).toString('base64url')
      await put(opened, { ...given, receiptHash: hashOfReceipt(receipt) }, (rows) => {
        const { expectedId } = opened
        const own =
          expectedId === null ? -1 : rows.findIndex((one) => one.expectedId === expectedId)
        const before = rows[own]
        if (before) return { at: own, quantity: before.quantity, expectedId }
        const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0)
        if (rows.length >= listLimits.rows || pieces >= listLimits.pieces)
          throw new Failure('list_full')
        return { at: rows.length, quantity: 1, expectedId }
      })
      return receipt
    },

    /** Changes the row of a receipt; its number of pieces is the owner's. */
    async change(token: string, receipt: string, row: CollectedRow): Promise<void> {
      const opened = await open(token)
      const receiptHash = hashOfReceipt(receipt)
      await put(opened, { ...rowOf(opened, row), receiptHash }, (rows) => {
        const at = rows.findIndex((one) => one.receiptHash === receiptHash)
        const found = rows[at]
        if (!found) throw new Failure('receipt_not_found')
        return { at, quantity: found.quantity, expectedId: found.expectedId }
      })
    },
  }
}

const hashOfReceipt = (receipt: string) => createHash('sha256').update(receipt).digest('hex')

/** A row as somebody filled it in, who sees at each field what is missing; 400 with `fields`. */
function rowOf(
  { list, variants, fields }: Open,
  { values, color, size, note }: CollectedRow,
): GivenRow {
  const refused: Fields = {}
  for (const id of Object.keys(values))
    if (!fields.some((field) => field.id === id)) refused[`values.${id}`] = message('fieldUnknown')
  for (const field of fields) {
    const value = values[field.id] ?? null
    const fault = messageOf(field, value)
    if (fault) refused[`values.${field.id}`] = fault
  }
  const chosen = knownColor(variants, color ?? list.color)
  const ofColor = variants.filter((one) => one.color === chosen)
  const wanted = size ?? list.size
  const known = wanted === null ? undefined : knownSize(ofColor, wanted)
  if (chosen === undefined) refused['color'] = message('colorNotOffered')
  else if (wanted === null && hasSizes(ofColor)) refused['size'] = message('required')
  else if (wanted !== null && known === undefined) refused['size'] = message('sizeNotOffered')
  if (Object.keys(refused).length > 0) throw refusedFields(refused)
  return {
    values,
    color: color === undefined ? null : (chosen ?? null),
    size: size === undefined ? null : (known ?? null),
    quantity: 1,
    note: note ?? null,
    cellFindings: [],
  }
}
