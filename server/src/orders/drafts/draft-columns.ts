import type { Address } from '@tohfa/contract/accounts/addresses'
import type { DraftAddress, DraftForm } from '@tohfa/contract/orders/drafts/drafts'
import { toPaise } from '@tohfa/contract/shared/money'
import type { AskedPrint } from '#studio/proofs/proofs.service.ts'
import type { GivenDiscount } from './price-draft.ts'

/** What identifies the print of a line. */
export const askedOf = ({
  hash,
  productId,
  color,
  size,
}: Omit<AskedPrint, 'hash'> & { hash: string | null }): AskedPrint => ({
  hash: hash ?? '',
  productId,
  color,
  size,
})

type Reached = { name: string; phone: string; email: string | null }

/** An address with what it lacks of its customer. */
export function wholeAddress(given: DraftAddress | Address, customer: Reached): Address {
  return {
    name: given.name ?? customer.name,
    phone: given.phone ?? customer.phone,
    email: given.email || customer.email || '',
    streetAddress: given.streetAddress,
    city: given.city,
    state: given.state,
    pinCode: given.pinCode,
  }
}

export function discountColumns(discount: GivenDiscount) {
  return {
    discountPercent: discount?.percent ?? null,
    discountAmountPaise: discount?.amount == null ? null : toPaise(discount.amount),
  }
}

export function businessColumnsOf(
  {
    gstin,
    legalName,
    legalAddress,
    deliveredTo,
  }: Pick<DraftForm, 'gstin' | 'legalName' | 'legalAddress' | 'deliveredTo'>,
  name: string,
) {
  return {
    buyerGstin: gstin ?? null,
    buyerLegalName: gstin ? (legalName ?? name) : null,
    buyerLegalAddress: gstin ? (legalAddress ?? null) : null,
    deliveredTo: gstin ? (deliveredTo ?? ('business' as const)) : null,
  }
}
