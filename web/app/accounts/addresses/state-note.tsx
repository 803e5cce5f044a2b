import type { Address } from '@tohfa/contract/accounts/addresses'
import type { Serviceability } from '@tohfa/contract/fulfilment/shipping'
import { stateOfPin } from '@tohfa/contract/tax/state-of-pin'
import { addressTexts as texts } from './address.texts.ts'
import { stateLabel } from './state-options.ts'

/** Asks to check an address whose PIN code belongs to another state. */
export function StateNote({
  address: { pinCode, state: written },
  area,
}: {
  address: Address
  area: Pick<Serviceability, 'pincode' | 'state'>
}) {
  const { stateOfPin: state, stateDisagrees } = stateOfPin(written, area.state)
  if (!stateDisagrees || state === null || area.pincode !== pinCode) return null
  return (
    <p className="w-full text-sm text-warning">
      {texts.disagrees(pinCode, stateLabel(state), stateLabel(written))}
    </p>
  )
}
