import type { OrderRow } from './orders.queries.ts'

type BusinessOfOrder = Pick<
  OrderRow,
  'buyerGstin' | 'buyerLegalName' | 'buyerLegalAddress' | 'deliveredTo'
>

/** The business that buys, for the order that is made of a checkout or in the place of another. */
export function copyBusiness(from: BusinessOfOrder): BusinessOfOrder {
  const { buyerGstin, buyerLegalName, buyerLegalAddress, deliveredTo } = from
  return { buyerGstin, buyerLegalName, buyerLegalAddress, deliveredTo }
}
