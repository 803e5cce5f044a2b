import type { SellerParticulars } from '#shared/pages.ts'
import type { SellerProfile } from './seller.ts'
import { isStateCode, states } from './states.ts'

/** The seller as pages and mails show it. */
export function sellerParticulars({
  legalName,
  tradeName,
  address,
  stateCode,
  gstin,
}: Pick<
  SellerProfile,
  'legalName' | 'tradeName' | 'address' | 'stateCode' | 'gstin'
>): SellerParticulars {
  const state = isStateCode(stateCode) ? states[stateCode] : ''
  const isNamed = address.toLowerCase().includes(state.toLowerCase())
  return {
    legalName,
    tradeName,
    address: isNamed ? address : `${address}, ${state}`,
    gstin: gstin ?? undefined,
  }
}
