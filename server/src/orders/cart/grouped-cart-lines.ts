import type { CartLine } from '@tohfa/contract/orders/cart'
import { inListGroups } from '@tohfa/contract/orders/list-groups'
import { proofPictures } from '@tohfa/contract/studio/proof-pictures'
import type { ImageUrls } from '#platform/media/image-url.ts'
import type { StoredLine } from './stored-lines.queries.ts'
import { printPaise, toCartLine } from './to-cart-line.ts'

/** Stored lines by the lines that calls answer: the rows of a list by colour, size and price. */
export const inLines = (lines: readonly StoredLine[]) =>
  inListGroups(lines, ({ print }) => printPaise(print))

/** Stored lines as the calls answer them. */
export function toCartLines(lines: readonly StoredLine[], imageUrls: ImageUrls): CartLine[] {
  return inLines(lines).map(([first, ...others]) => {
    const { listId, list } = first
    const line = toCartLine(first, imageUrls)
    if (listId === null || !list) return line
    const rows = [first, ...others]
    const quantity = rows.reduce((sum, row) => sum + row.quantity, 0)
    const { proof: _proof, ...selectedDetails } = line.selectedDetails
    return {
      ...line,
      quantity,
      selectedDetails,
      ...(line.personalisation && { personalisation: { ...line.personalisation, values: [] } }),
      available: rows.every(isThere),
      ...(first.trackStock && { stockLeft: first.stock + quantity - first.quantity }),
      list: { id: listId, title: list.title, rows: rows.map(rowOf) },
    }
  })
}

const isThere = ({ offered, unprintable, trackStock, stock, quantity }: StoredLine): boolean =>
  offered && !unprintable && (!trackStock || stock >= quantity)

function rowOf(row: StoredLine) {
  const { listN, list, quantity, print } = row
  return {
    n: listN ?? 0,
    values: list?.values ?? {},
    quantity,
    preview: print && proofPictures(print.hash, print.area, row).preview,
  }
}
