import { stateOfGstin } from '@tohfa/contract/tax/gstin'
import { stateCodeOf } from '@tohfa/contract/tax/states'
import { writtenState } from '#tax/seller/written-state.service.ts'
import type { OrderToDocument } from './order-to-document.queries.ts'

/**
 * The code of the state of delivery: as the carrier reports the PIN code, because the goods go
 * there; otherwise from the address. If neither is a state, the law uses the seller's.
 */
export function stateOfDelivery(
  { shippingAddress, pinState }: Pick<OrderToDocument, 'shippingAddress' | 'pinState'>,
  sellerState: string,
): string {
  return (
    stateCodeOf(pinState ?? '') ?? stateCodeOf(writtenState(shippingAddress.state)) ?? sellerState
  )
}

/**
 * The code of the state that taxes the sale (docs/decisions/054): that of the delivery. For goods
 * that a registered business has sent to somebody else it is that of its registration, since in law
 * it received the goods there (IGST Act, 10(1)(b)).
 */
export function placeOfSupply(
  order: Pick<OrderToDocument, 'shippingAddress' | 'pinState' | 'buyerGstin' | 'deliveredTo'>,
  sellerState: string,
): string {
  const { buyerGstin, deliveredTo } = order
  if (buyerGstin !== null && deliveredTo === 'other') return stateOfGstin(buyerGstin)
  return stateOfDelivery(order, sellerState)
}
