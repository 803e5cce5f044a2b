import { toRupees } from '@tohfa/contract/money'
import type { Order } from '@tohfa/contract/orders'
import { proofPictures } from '@tohfa/contract/studio/proof-pictures'
import type { Business } from '@tohfa/contract/tax/business-buyer'
import type { ImageUrls } from '../media/image-url.ts'
import type { OrderItemRow, OrderRow } from './orders.queries.ts'

/**
 * A stored order as it is read: rupees, picture addresses, the names that calls use
 * (docs/product.md 11.1).
 */
export function toOrder(
  row: OrderRow,
  items: readonly OrderItemRow[],
  imageUrls: ImageUrls,
): Order {
  return {
    id: row.id,
    orderNumber: row.orderNumber,
    order_date: row.createdAt.toISOString(),
    status: row.status,
    payment_method: row.paymentMethod,
    shipping_address: row.shippingAddress,
    business: toBusiness(row),
    order_items: items
      .filter((item) => item.orderId === row.id)
      .map((item) => toOrderItem(item, imageUrls)),
    total: toRupees(row.totalPaise),
    paid: toRupees(row.paidPaise),
    refunded: toRupees(row.refundHeldPaise),
    replaces: row.replacesOrderId,
    waybill: row.waybill,
  }
}

function toBusiness(row: OrderRow): Business | null {
  const { buyerGstin: gstin, buyerLegalName, buyerLegalAddress, deliveredTo } = row
  if (gstin === null) return null
  return {
    gstin,
    legalName: buyerLegalName ?? row.shippingAddress.name,
    legalAddress: buyerLegalAddress,
    deliveredTo: deliveredTo ?? 'business',
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
    quantity: item.quantity,
    cancelled: item.cancelledQuantity,
    selectedDetails: {
      color: item.color,
      images: item.images.map(imageUrls.product),
      ...(item.size !== null && { size: item.size }),
      ...(item.pack !== null && { quantity: item.pack }),
      ...(item.print && { proof: item.print.hash }),
    },
    ...(item.print && {
      personalisation: {
        ...proofPictures(item.print.hash, item.print.area, item),
        values: item.personalisation ?? [],
        price: toRupees(item.personalisationPaise),
      },
    }),
  }
}
