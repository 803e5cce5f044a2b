import type { Address } from '@tohfa/contract/accounts/addresses'

/** An address as one writes it on a parcel. */
export function AddressLines({ address }: { address: Address }) {
  return (
    <address className="min-w-0 text-sm leading-6 wrap-anywhere not-italic">
      <span className="font-semibold">{address.name}</span>
      <br />
      {address.streetAddress}
      <br />
      {`${address.city}, ${address.state} ${address.pinCode}`}
      <br />
      <span className="tabular text-quiet">
        {address.phone}
        <br />
        {address.email}
      </span>
    </address>
  )
}
