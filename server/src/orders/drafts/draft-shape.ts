import type { Draft, DraftHeading, DraftItem } from '@tohfa/contract/orders/drafts/drafts'
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
    items: items.map((item, at) => toItem(item, prints[at], imageUrls)),
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

/** What staff and buyer see of a line, without its print. */
export function toLine(item: ItemRow, imageUrls: ImageUrls) {
  const { unitPricePaise, personalisationPaise, quantity, breakFrom, breakPercent } = item
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
    total: toRupees((unitPricePaise + personalisationPaise) * quantity),
  }
}

/** What is printed on a line; without its pictures, whose addresses differ. */
export function toPrint(item: ItemRow, print: AskedProof | undefined) {
  return {
    price: toRupees(item.personalisationPaise),
    values: item.personalisation ?? [],
    // What its asker no longer has could not be drawn again.
    state: print?.state ?? ('failed' as const),
    preflight: (print?.preflight ?? []).map((one) => ({
      ...one,
      text: findingMessage(preflightTexts, one),
    })),
  }
}

function toItem(item: ItemRow, print: AskedProof | undefined, imageUrls: ImageUrls): DraftItem {
  const { hash } = item
  const pictures =
    hash && print?.area && print.state === 'ready' ? proofPictures(hash, print.area, item) : null
  return {
    ...toLine(item, imageUrls),
    values: item.fieldValues,
    scene: item.scene,
    ...(hash !== null && {
      personalisation: {
        ...toPrint(item, print),
        preview: pictures?.preview ?? null,
        mockUp: pictures?.mockUp ?? null,
        proof: hash,
      },
    }),
  }
}

/** A line for the buyer, with pictures that the link alone opens. */
export function toQuoteItem(
  item: ItemRow,
  print: AskedProof | undefined,
  { imageUrls, token }: { imageUrls: ImageUrls; token: string },
): QuoteItem {
  const path = `/v1/quotes/${token}/items/${item.id}`
  const isReady = print?.state === 'ready' && print.area !== null
  return {
    ...toLine(item, imageUrls),
    ...(item.hash !== null && {
      personalisation: {
        ...toPrint(item, print),
        preview: isReady ? `${path}.webp` : null,
        mockUp: isReady ? `${path}.on.webp` : null,
      },
    }),
  }
}
