import type { Database } from '#platform/database/connect.ts'
import { reviewed, sellerOn, taxClassesOn } from '#tax/seller/tax.service.ts'
import { orderToDocument } from './order-to-document.queries.ts'

/** The tax data for the carrier: the seller, and the HSN codes of a parcel's goods. */
export type GoodsOfParcel = {
  sellerName: string
  sellerAddress: string
  gstin: string
  hsn: string
}

/**
 * The tax data of an order's goods for the carrier, without guesses; null while no seller is set.
 * It has no invoice number, because the invoice is issued after the booking.
 */
export async function goodsOfParcel(
  db: Database,
  orderId: string,
  { realMoney }: { realMoney: boolean },
): Promise<GoodsOfParcel | null> {
  const seller = await sellerOn(db)
  if (!seller || (seller.isSample && realMoney)) return null
  const order = await orderToDocument(db, orderId)
  if (!order) return null
  const classes = reviewed(await taxClassesOn(db), { realMoney })
  const codes = order.items
    .filter(({ quantity, cancelledQuantity }) => quantity > cancelledQuantity)
    .flatMap((item) => item.hsn ?? classes.get(item.taxClass)?.hsn ?? [])
  return {
    sellerName: seller.legalName,
    sellerAddress: seller.address,
    gstin: seller.gstin ?? '',
    hsn: [...new Set(codes)].join(','),
  }
}
