import type { Address } from '@tohfa/contract/accounts/addresses'
import { states } from '@tohfa/contract/tax/states'
import type { Settings } from '#backoffice/settings/settings.service.ts'
import type { Database } from '#platform/database/connect.ts'
import { sellerOn } from '#tax/seller/tax.service.ts'
import type { DraftRow } from '#orders/drafts/drafts.service.ts'

/**
 * The address of what is handed over at the counter: that of the shop, where it changes hands. So the
 * seller's state is its place of supply.
 */
export async function counterAddress(
  db: Database,
  settings: Pick<Settings, 'read'>,
  { customer }: Pick<DraftRow, 'customer'>,
  email: string,
): Promise<Address> {
  const [{ particulars }, seller] = await Promise.all([settings.read(db), sellerOn(db)])
  const stateCode = (seller?.stateCode ?? '') as keyof typeof states
  return {
    name: customer.name,
    phone: customer.phone,
    email,
    streetAddress: seller?.address ?? (particulars.address || particulars.name),
    city: '',
    state: states[stateCode] ?? '',
    pinCode: '',
  }
}
