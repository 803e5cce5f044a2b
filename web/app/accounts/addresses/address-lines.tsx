import type { Address } from '@tohfa/contract/accounts/addresses'

/** An address in the format of a parcel label. */
export function AddressLines({ address }: { address: Address }) {
  return (
    <address className="min-w-0 text-sm leading-6 wrap-anywhere not-italic">
      <bdi className="font-semibold">{address.name}</bdi>
      <br />
      <bdi>{address.streetAddress}</bdi>
      <br />
      {address.city ? (
        <>
          <bdi>{address.city}</bdi>
          {`, ${address.state} ${address.pinCode}`}
        </>
      ) : (
        address.state
      )}
      <br />
      <span className="tabular text-quiet">
        {address.phone}
        <br />
        {address.email}
      </span>
    </address>
  )
}
