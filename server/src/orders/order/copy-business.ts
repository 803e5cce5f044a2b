import type { OrderRow } from './orders.queries.ts'

type BusinessOfOrder = Pick<
  OrderRow,
  'buyerGstin' | 'buyerLegalName' | 'buyerLegalAddress' | 'deliveredTo'
>

/** Copies the buying business to an order made from a checkout or as a replacement. */
export function copyBusiness(from: BusinessOfOrder): BusinessOfOrder {
  const { buyerGstin, buyerLegalName, buyerLegalAddress, deliveredTo } = from
  return { buyerGstin, buyerLegalName, buyerLegalAddress, deliveredTo }
}
