import { headerStylePath } from './header-look.ts'
import type { ShopSettings } from './settings-table.ts'

/** The shop as pages show it, by its settings; the address counts until a seller is set. */
export function shopIdentity({ particulars, look }: Pick<ShopSettings, 'particulars' | 'look'>) {
  return {
    ...particulars,
    grievanceOfficer: particulars.grievanceOfficer || undefined,
    grievanceContact: particulars.grievanceContact || undefined,
    logo: look.logo || undefined,
    headerStyle: headerStylePath(look),
  }
}
