import type { OrderPlacement } from '@tohfa/contract/orders/checkout'
import type { NewCheckout } from './checkout.queries.ts'

type BusinessOfCheckout = Pick<
  NewCheckout,
  'buyerGstin' | 'buyerLegalName' | 'buyerLegalAddress' | 'deliveredTo'
>

/** For buyers who buy for themselves. */
export const noBusiness: BusinessOfCheckout = {
  buyerGstin: null,
  buyerLegalName: null,
  buyerLegalAddress: null,
  deliveredTo: null,
}

/**
 * The business of a placement, as a checkout stores it. Without a business name it gets the name of
 * the address. Undefined without a GSTIN.
 */
export function businessOf(placement: OrderPlacement): BusinessOfCheckout | undefined {
  const { gstin, legalName, legalAddress, deliveredTo } = placement
  if (!gstin) return undefined
  return {
    buyerGstin: gstin,
    buyerLegalName: legalName ?? placement.shipping_address.name,
    buyerLegalAddress: legalAddress ?? null,
    deliveredTo: deliveredTo ?? 'business',
  }
}
