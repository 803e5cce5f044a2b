import { toRupees } from '@tohfa/contract/shared/money'
import type { LineList } from '@tohfa/contract/orders/line-list'
import type { Order } from '@tohfa/contract/orders/orders'
import { proofPictures } from '@tohfa/contract/studio/proof-pictures'
import type { Business } from '@tohfa/contract/tax/business-buyer'
import type { ImageUrls } from '#platform/media/image-url.ts'
import type { NewOrder, NewOrderLine, OrderItemRow, OrderRow } from './orders.queries.ts'
import { inLines } from './order-lines.ts'

/** The columns of a stored order that are read. */
type ReadOrder = Pick<
  OrderRow,
  | 'id'
  | 'orderNumber'
  | 'createdAt'
  | 'status'
  | 'paymentMethod'
  | 'shippingAddress'
  | 'gift'
  | 'buyerGstin'
  | 'buyerLegalName'
  | 'buyerLegalAddress'
  | 'deliveredTo'
  | 'dispatchBy'
  | 'arrivesBy'
  | 'latestBy'
  | 'arriveOn'
  | 'totalPaise'
  | 'offerCode'
  | 'wrapPaise'
  | 'roundingPaise'
  | 'paidPaise'
  | 'refundHeldPaise'
  | 'advancePaise'
  | 'cashState'
  | 'cashUntil'
  | 'replacesOrderId'
  | 'waybill'
  | 'delivery'
>

/** A new order in the form of the table, without its generated columns. */
export function asStored({
  buyerGstin = null,
  buyerLegalName = null,
  buyerLegalAddress = null,
  deliveredTo = null,
  paidPaise = 0,
  replacesOrderId = null,
  dispatchBy = null,
  arrivesBy = null,
  latestBy = null,
  arriveOn = null,
  advancePaise = 0,
  cashState = 'none',
  gift = null,
  delivery = 'parcel',
  ...made
}: NewOrder): Omit<
  ReadOrder,
  'id' | 'orderNumber' | 'createdAt' | 'status' | 'roundingPaise' | 'cashUntil'
> {
  const business = { buyerGstin, buyerLegalName, buyerLegalAddress, deliveredTo }
  const promise = { dispatchBy, arrivesBy, latestBy, arriveOn }
  const cash = { advancePaise, cashState }
  return {
    ...made,
    ...business,
    ...promise,
    ...cash,
    paidPaise,
    replacesOrderId,
    gift,
    delivery,
    refundHeldPaise: 0,
    waybill: null,
  }
}

/** A line without a print as its order has just stored it. */
export function asItem(line: NewOrderLine, orderId: string): OrderItemRow {
  return { ...line, orderId, line: null, cancelledQuantity: 0, print: null }
}

/**
 * A stored order in the form of calls: rupees, picture addresses, API names (docs/product.md 11.1).
 */
export function toOrder(
  row: ReadOrder,
  items: readonly OrderItemRow[],
  imageUrls: ImageUrls,
): Order {
  const own = items.filter((item) => item.orderId === row.id)
  const offerPaise = own.reduce((sum, item) => sum + item.offerPaise, 0)
  return {
    id: row.id,
    orderNumber: row.orderNumber,
    order_date: row.createdAt.toISOString(),
    status: row.status,
    payment_method: row.paymentMethod,
    shipping_address: row.shippingAddress,
    business: toBusiness(row),
    order_items: toOrderItems(own, imageUrls),
    ...(row.offerCode !== null && {
      offer: { code: row.offerCode, discount: toRupees(offerPaise) },
    }),
    ...(row.wrapPaise > 0 && { wrap: toRupees(row.wrapPaise) }),
    ...(row.gift && { gift: row.gift }),
    total: toRupees(row.totalPaise),
    ...(row.paymentMethod === 'cash' && {
      toCollect: toRupees(collectedPaise(row)),
      rounding: toRupees(row.roundingPaise ?? 0),
    }),
    cashState: row.cashState,
    ...(row.cashState === 'to_confirm' &&
      row.cashUntil && { cashUntil: row.cashUntil.toISOString() }),
    ...(row.advancePaise > 0 && { advance: toRupees(row.advancePaise) }),
    paid: toRupees(row.paidPaise),
    refunded: toRupees(row.refundHeldPaise),
    promisedBy: row.arrivesBy,
    ...(row.arriveOn !== null && { arriveOn: row.arriveOn }),
    promise: toPromise(row),
    ...(row.delivery === 'counter' && { delivery: 'counter' as const }),
    replaces: row.replacesOrderId,
    waybill: row.waybill,
  }
}

function toPromise({ dispatchBy, arrivesBy, latestBy }: ReadOrder): Order['promise'] {
  if (dispatchBy === null || arrivesBy === null || latestBy === null) return null
  return { dispatchBy, arrivesBy, latest: latestBy }
}

/** What the courier collects for a cash order, in paise. */
export function collectedPaise({
  totalPaise,
  roundingPaise,
  advancePaise,
}: Pick<OrderRow, 'totalPaise' | 'roundingPaise' | 'advancePaise'>): number {
  return totalPaise + (roundingPaise ?? 0) - advancePaise
}

function toBusiness(row: ReadOrder): Business | null {
  const { buyerGstin: gstin, buyerLegalName, buyerLegalAddress, deliveredTo } = row
  if (gstin === null) return null
  return {
    gstin,
    legalName: buyerLegalName ?? row.shippingAddress.name,
    legalAddress: buyerLegalAddress,
    deliveredTo: deliveredTo ?? 'business',
  }
}

/** The rows of a list by colour, size and price, each other line by itself. */
function toOrderItems(items: readonly OrderItemRow[], imageUrls: ImageUrls) {
  return inLines(items).map(([first, ...others]) => {
    const item = toOrderItem(first, imageUrls)
    const { listId, list } = first
    if (listId === null || !list) return item
    const rows = [first, ...others]
    const sum = (of: (row: OrderItemRow) => number) => rows.reduce((all, row) => all + of(row), 0)
    const offerPaise = sum((row) => row.offerPaise)
    const { proof: _proof, ...selectedDetails } = item.selectedDetails
    return {
      ...item,
      quantity: sum(({ quantity }) => quantity),
      cancelled: sum(({ cancelledQuantity }) => cancelledQuantity),
      selectedDetails,
      ...(item.personalisation && { personalisation: { ...item.personalisation, values: [] } }),
      ...(offerPaise > 0 && { offer: toRupees(offerPaise) }),
      list: { id: listId, title: list.title, rows: rows.map(rowOf) },
    }
  })
}

function rowOf(row: OrderItemRow): LineList['rows'][number] {
  const { id, listN, list, quantity, cancelledQuantity, print } = row
  return {
    id,
    n: listN ?? 0,
    values: list?.values ?? {},
    quantity,
    ...(cancelledQuantity > 0 && { cancelled: cancelledQuantity }),
    preview: print && proofPictures(print.hash, print.area, row).preview,
  }
}

function toOrderItem(item: OrderItemRow, imageUrls: ImageUrls): Order['order_items'][number] {
  return {
    id: item.id,
    product: {
      id: item.productId,
      title: item.title,
      price: toRupees(item.pricePaise),
      discount: item.discount,
      discountedPrice: toRupees(item.discountedPricePaise),
      description: item.description,
      brand: item.brand,
      productType: item.productType,
    },
    unitPrice: toRupees(item.unitPricePaise),
    priceBreak:
      item.breakFrom === null || item.breakPercent === null
        ? null
        : { from: item.breakFrom, percent: item.breakPercent },
    quantity: item.quantity,
    cancelled: item.cancelledQuantity,
    selectedDetails: {
      color: item.color,
      images: item.images.map(imageUrls.product),
      ...(item.size !== null && { size: item.size }),
      ...(item.pack !== null && { quantity: item.pack }),
      ...(item.print && { proof: item.print.hash }),
    },
    ...(item.plain && { plain: true }),
    ...(item.offerPaise > 0 && { offer: toRupees(item.offerPaise) }),
    ...(item.print && {
      personalisation: {
        ...proofPictures(item.print.hash, item.print.area, item),
        values: item.personalisation ?? [],
        price: toRupees(item.personalisationPaise),
      },
    }),
  }
}
