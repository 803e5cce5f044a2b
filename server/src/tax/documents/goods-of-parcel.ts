import { taxClassOf } from '@tohfa/contract/tax/default-classes'
import type { Database } from '#platform/database/connect.ts'
import { reviewed, sellerOn, taxClassesOn } from '#tax/seller/tax.service.ts'
import { orderToDocument } from './order-to-document.queries.ts'

/** What the carrier is told for the tax office: who sells, and the HSN codes of what is in a parcel. */
export type GoodsOfParcel = {
  sellerName: string
  sellerAddress: string
  gstin: string
  hsn: string
}

/**
 * What the carrier is told of an order's goods, of which nothing is guessed or made up; null while no
 * seller is set. The invoice's number is not among it: it is issued once the parcel is booked.
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
    .flatMap((item) => item.hsn ?? classes.get(taxClassOf(item))?.hsn ?? [])
  return {
    sellerName: seller.legalName,
    sellerAddress: seller.address,
    gstin: seller.gstin ?? '',
    hsn: [...new Set(codes)].join(','),
  }
}
