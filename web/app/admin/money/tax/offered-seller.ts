import { nameOfNewShop } from '@tohfa/contract/backoffice/settings/name-of-new-shop'
import type { SellerState } from '@tohfa/contract/tax/seller'
import { stateCodeOf } from '@tohfa/contract/tax/states'
import { useGet } from '#platform/api/use-get.ts'
import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'

/** What a first seller can take from the settings of the shop; null where there is none of it. */
export function useOfferedSeller(seller: SellerState) {
  const { name, legalName = '', address } = useStoreParticulars()
  const isFirst = seller.legalName === undefined && seller.upcoming.length === 0
  const words = { legalName, tradeName: name === nameOfNewShop ? '' : name, address }
  const isOffered = isFirst && Object.values(words).some((word) => word !== '')
  const pincode =
    isOffered && /\b[1-9]\d{2} ?\d{3}\b(?!.*\d{6})/.exec(address)?.[0].replace(' ', '')
  const { answer } = useGet(
    'GET /check-serviceability/:pincode',
    pincode ? { params: { pincode } } : null,
  )
  if (!isOffered) return null
  return { words, stateCode: stateCodeOf((answer?.success && answer.data.state) || '') }
}
