import { shopIdentity } from '@tohfa/contract/backoffice/settings/shop-identity'
import type { ShopSettings } from '@tohfa/contract/backoffice/settings/settings-table'
import type { SellerState } from '@tohfa/contract/tax/seller'
import { sellerParticulars } from '@tohfa/contract/tax/seller-particulars'
import { changeStore } from '#platform/page-head/store-changes.ts'
import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'

/** Shows who the shop is on the open pages as soon as it was saved. */
export function useShownShop() {
  const { tradeName } = useStoreParticulars()
  return {
    showSettings(settings: ShopSettings) {
      const { address, ...identity } = shopIdentity(settings)
      // The address of a seller that is set stays.
      changeStore(tradeName === undefined ? { ...identity, address } : identity)
    },
    showSeller({ legalName, tradeName: trade, address, stateCode, gstin, isSample }: SellerState) {
      // A change of a later day names nobody yet.
      if (!legalName || !trade || !address || !stateCode || isSample) return
      const shown = { legalName, tradeName: trade, address, stateCode, gstin: gstin ?? null }
      changeStore(sellerParticulars(shown))
    },
  }
}
