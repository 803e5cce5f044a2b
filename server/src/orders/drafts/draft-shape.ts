import type { Draft, DraftHeading, DraftItem } from '@tohfa/contract/orders/drafts/drafts'
import { inListGroups } from '@tohfa/contract/orders/list-groups'
import type { QuoteItem } from '@tohfa/contract/orders/drafts/quotes'
import { toRupees } from '@tohfa/contract/shared/money'
import { proofPictures } from '@tohfa/contract/studio/proof-pictures'
import type { Business } from '@tohfa/contract/tax/business-buyer'
import { findingMessage } from '@tohfa/print-engine/scene/finding'
import { preflightTexts } from '@tohfa/print-engine/scene/studio.texts'
import type { ImageUrls } from '#platform/media/image-url.ts'
import { indianDay } from '#platform/runtime/clock.ts'
import type { AskedProof } from '#studio/proofs/proofs.service.ts'
import type { DraftRow, OrderOfDraft, WholeDraft } from './drafts.queries.ts'

type ItemRow = WholeDraft['items'][number]

/** The state of a draft today: a sent one is over after its last day. */
export function stateOf({ state, until }: Pick<DraftRow, 'state' | 'until'>) {
  return state === 'sent' && until < indianDay() ? 'expired' : state
}

export function toHeading(
  row: DraftRow,
  order: Pick<OrderOfDraft, 'id' | 'orderNumber'> | null,
): DraftHeading {
  return {
    id: row.id,
    number: row.number,
    version: row.version,
    state: stateOf(row),
    customer: row.customer,
    total: toRupees(row.totalPaise),
    until: row.until,
    delivery: row.delivery,
    createdAt: row.createdAt.toISOString(),
    order: order && { id: order.id, orderNumber: order.orderNumber },
  }
}

export const toTotals = ({ totalPaise, discountPaise }: DraftRow) => ({
  price: toRupees(totalPaise + discountPaise),
  discount: toRupees(discountPaise),
  total: toRupees(totalPaise),
})

export function toBusiness(row: DraftRow): Business | null {
  const { buyerGstin: gstin, buyerLegalName, buyerLegalAddress, deliveredTo } = row
  if (gstin === null) return null
  return {
    gstin,
    legalName: buyerLegalName ?? row.customer.name,
    legalAddress: buyerLegalAddress,
    deliveredTo: deliveredTo ?? 'business',
  }
}

/** A draft for staff; `url` is its present link. */
export function toDraft(
  { draft, items, order }: WholeDraft,
  prints: readonly (AskedProof | undefined)[],
  { imageUrls, url }: { imageUrls: ImageUrls; url: string | null },
): Draft {
  const {
    discountPercent: percent,
    discountAmountPaise,
    declinedAt,
    approvedBy,
    approvedHow,
  } = draft
  return {
    ...toHeading(draft, order),
    items: itemsOf(items, prints).map((rows) => toItem(rows, imageUrls)),
    totals: toTotals(draft),
    address: draft.address,
    business: toBusiness(draft),
    note: draft.note,
    discount: discountOf(percent, discountAmountPaise),
    url,
    sentAt: draft.sentAt?.toISOString() ?? null,
    declined: declinedAt && { at: declinedAt.toISOString(), reason: draft.declineReason },
    approval: approvedBy !== null && approvedHow ? { by: approvedBy, how: approvedHow } : null,
  }
}

export function discountOf(percent: number | null, amountPaise: number | null): Draft['discount'] {
  if (percent !== null) return { percent }
  return amountPaise === null ? null : { amount: toRupees(amountPaise) }
}

/** A stored line with its print: one, or a row of a list. */
type PrintedRow = ItemRow & { print: AskedProof | undefined }
/** The lines of an item as calls answer it. */
type Item = readonly [PrintedRow, ...PrintedRow[]]

/** The rows of a list by colour, size and price of the print, each other line by itself. */
export const itemsOf = (
  items: readonly ItemRow[],
  prints: readonly (AskedProof | undefined)[],
): Item[] =>
  inListGroups(
    items.map((item, at) => ({ ...item, print: prints[at] })),
    ({ personalisationPaise }) => personalisationPaise,
  )

/** What is found on any of its pieces, each code once. */
export function findingsOf(rows: Item): AskedProof['preflight'] {
  const found = rows.flatMap(({ print }) => print?.preflight ?? [])
  return [...new Map(found.toReversed().map((one) => [one.code, one])).values()].toReversed()
}

/** What staff and buyer see of an item, without its print. */
function toLine(
  rows: Item,
  imageUrls: ImageUrls,
  previewOf: (row: PrintedRow) => string | null,
): Omit<QuoteItem, 'personalisation'> {
  const [item] = rows
  const { unitPricePaise, personalisationPaise, breakFrom, breakPercent, listId, list } = item
  const quantity = rows.reduce((sum, row) => sum + row.quantity, 0)
  return {
    id: item.id,
    productId: item.productId,
    title: item.title,
    ...(item.titleHi && { titleHi: item.titleHi }),
    color: item.color,
    ...(item.size !== null && { size: item.size }),
    ...(item.pack !== null && { pack: item.pack }),
    quantity,
    unitPrice: toRupees(unitPricePaise),
    priceBreak:
      breakFrom === null || breakPercent === null
        ? null
        : { from: breakFrom, percent: breakPercent },
    images: item.images.map(imageUrls.product),
    ...(item.plain && { plain: true as const }),
    ...(listId !== null &&
      list && {
        list: {
          id: listId,
          title: list.title,
          rows: rows.map((row) => ({
            id: row.id,
            n: row.listN ?? 0,
            values: row.list?.values ?? {},
            quantity: row.quantity,
            preview: previewOf(row),
          })),
        },
      }),
    total: toRupees((unitPricePaise + personalisationPaise) * quantity),
  }
}

/** What is printed on an item; without its pictures, whose addresses differ. */
function toPrint(rows: Item) {
  const [item] = rows
  // What its asker no longer has could not be drawn again.
  const states = rows.map(({ print }) => print?.state ?? 'failed')
  const state: AskedProof['state'] =
    (['failed', 'rendering'] as const).find((one) => states.includes(one)) ?? 'ready'
  return {
    price: toRupees(item.personalisationPaise),
    values: item.listId === null ? (item.personalisation ?? []) : [],
    state,
    preflight: findingsOf(rows).map((one) => ({
      ...one,
      text: findingMessage(preflightTexts, one),
    })),
  }
}

function toItem(rows: Item, imageUrls: ImageUrls): DraftItem {
  const [item] = rows
  const picturesOf = ({ hash, print, color, productId }: PrintedRow) =>
    hash && print?.area && print.state === 'ready'
      ? proofPictures(hash, print.area, { color, productId })
      : null
  const pictures = picturesOf(item)
  return {
    ...toLine(rows, imageUrls, (row) => picturesOf(row)?.preview ?? null),
    values: item.listId === null ? item.fieldValues : null,
    scene: item.listId === null ? item.scene : null,
    ...(item.hash !== null && {
      personalisation: {
        ...toPrint(rows),
        preview: pictures?.preview ?? null,
        mockUp: pictures?.mockUp ?? null,
        proof: item.hash,
      },
    }),
  }
}

/** An item for the buyer, with pictures that the link alone opens. */
export function toQuoteItem(
  rows: Item,
  { imageUrls, token }: { imageUrls: ImageUrls; token: string },
): QuoteItem {
  const [item] = rows
  const pathOf = ({ id, print }: PrintedRow) =>
    print?.state === 'ready' && print.area !== null ? `/v1/quotes/${token}/items/${id}` : null
  const path = pathOf(item)
  const previewOf = (row: PrintedRow) => {
    const own = pathOf(row)
    return own && `${own}.webp`
  }
  return {
    ...toLine(rows, imageUrls, previewOf),
    ...(item.hash !== null && {
      personalisation: {
        ...toPrint(rows),
        preview: previewOf(item),
        mockUp: path && `${path}.on.webp`,
      },
    }),
  }
}
