import { nameOfNewShop } from '@tohfa/contract/backoffice/settings/name-of-new-shop'
import type { ShopSettings } from '@tohfa/contract/backoffice/settings/settings-table'
import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'

/** The settings to begin the form with: what nobody set of the shop is that of its seller. */
export function useOfferedParticulars(settings: ShopSettings): ShopSettings {
  const { tradeName, address } = useStoreParticulars()
  // A seller that is set has a trade name.
  if (tradeName === undefined) return settings
  const { particulars } = settings
  const name = particulars.name === nameOfNewShop ? tradeName.slice(0, 80) : particulars.name
  return {
    ...settings,
    particulars: { ...particulars, name, address: particulars.address || address },
  }
}
