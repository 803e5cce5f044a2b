import type { DraftItemForm, DraftList } from '@tohfa/contract/orders/drafts/drafts'
import { listLimits } from '@tohfa/contract/studio/name-lists/list-limits'
import { v7, validate } from 'uuid'
import type { ListWords } from '#platform/database/schema/bought-line.ts'
import { refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import type { PreparedProof } from '#studio/proofs/proofs.service.ts'
import { atItem } from './at-item.ts'
import type { PhotosNamed, PricingDeps } from './drafts-deps.ts'
import type { WholeDraft } from './drafts.queries.ts'

/** The row of a list that a line is. */
type Listed = { listId: string; listN: number; list: ListWords }

/** A line to be stored: an item as it was sent, or a row of its list. */
export type Wish = Omit<DraftItemForm, 'list' | 'quantity'> & {
  /** Where its faults are shown. */
  path: string
  quantity: number
  listed?: Listed
  /** Of a row whose print was prepared with the others of its list. */
  proof?: PreparedProof
}

type Kept = WholeDraft['items']

/** A stored line as staff would send it again. */
export const wishOf = (
  { productId, color, size, pack, quantity, fieldValues, scene, ...item }: Kept[number],
  path: string,
): Wish => ({
  path,
  productId,
  color,
  size: size ?? undefined,
  pack: pack ?? undefined,
  quantity,
  values: fieldValues,
  scene,
  ...(item.listId !== null &&
    item.listN !== null &&
    item.list && { listed: { listId: item.listId, listN: item.listN, list: item.list } }),
})

/**
 * The lines of the items that staff send: one for each row of a list.
 *
 * @param kept the lines that the draft has; an item may name the rows of one of their lists
 */
export async function wishesOf(
  { nameLists }: Pick<PricingDeps, 'nameLists'>,
  staffId: string,
  { items, kept }: { items: readonly DraftItemForm[]; kept: Kept },
  photosNamed: PhotosNamed,
): Promise<Wish[]> {
  const wishes: Wish[] = []
  const taken = new Set<string>()
  for (const [at, { list, quantity, ...item }] of items.entries()) {
    const path = `items.${at}`
    const rows = list
      ? await rowsOf(list, item, path)
      : [{ ...item, path, quantity: quantity ?? 1 }]
    const pieces = rows.reduce((sum, row) => sum + row.quantity, 0)
    if (list && rows.length > 0 && quantity !== undefined && quantity !== pieces)
      throw refusedFields({ [`${path}.quantity`]: message('draftListPieces', pieces) })
    wishes.push(...rows)
    if (wishes.filter(({ listed }) => listed).length > listLimits.rows)
      throw refusedFields({ [`${path}.list.rows`]: message('tooManyRows') })
  }
  return wishes

  async function rowsOf(
    list: DraftList,
    item: Omit<DraftItemForm, 'list' | 'quantity'>,
    path: string,
  ): Promise<Wish[]> {
    const { id } = list
    const { productId, color, size, pack } = item
    if (id !== undefined && !validate(id))
      throw refusedFields({ [`${path}.list`]: message('draftListGone') })
    const before = kept.filter((one) => one.listId === id && one.productId === productId)
    if (id !== undefined && before.length > 0) {
      const same = before.filter(
        (one) => !taken.has(one.id) && one.color === color && (one.size ?? undefined) === size,
      )
      for (const one of same) taken.add(one.id)
      return same.map((one) => ({ ...wishOf(one, path), pack }))
    }
    const choice = { productId, color, size: size ?? null, list }
    const places = { fields: `${path}.list`, print: `${path}.list`, product: `${path}.productId` }
    const rows = await atItem(places, () => nameLists.prepare(staffId, choice, photosNamed))
    const listId = v7()
    return rows.map(({ n, words, scene, proof, quantity, ...own }) => ({
      path: own.color === color && own.size === choice.size ? path : `${path}.list.rows.${n - 1}`,
      productId,
      color: own.color,
      size: own.size ?? undefined,
      pack,
      quantity,
      scene,
      listed: { listId, listN: n, list: words },
      proof,
    }))
  }
}
