import { useState } from 'react'
import { AddressForm } from '#accounts/addresses/address-form.tsx'
import { AddressLines } from '#accounts/addresses/address-lines.tsx'
import type { Addresses } from '#accounts/account/addresses/use-addresses.ts'
import { addressTexts } from '#accounts/addresses/address.texts.ts'
import { Button } from '#ui/button.tsx'
import { elsewhereTexts as texts } from './elsewhere.texts.ts'
import type { Elsewhere } from './use-elsewhere.ts'

/** Another person's address, for this order only unless it is to be saved. */
export default function ElsewhereAddress({
  elsewhere,
  book,
  email,
}: {
  elsewhere: Elsewhere
  book: Addresses
  /** The buyer's own e-mail, which gets the mails about the order. */
  email: string
}) {
  const { address, draft } = elsewhere
  const [keeps, setKeeps] = useState(false)
  if (address)
    return (
      <div className="flex items-start gap-3">
        <AddressLines address={address} />
        <Button look="quiet" className="ml-auto px-3" onClick={elsewhere.edit}>
          {addressTexts.edit}
        </Button>
      </div>
    )
  return (
    <div className="border-l-2 border-link py-1 pl-4 sm:pl-6">
      <AddressForm
        draft={{ index: null, values: draft }}
        takesFocus
        email={email}
        saveLabel={texts.use}
        onType={elsewhere.keep}
        onSave={async (typed) => {
          const failure = keeps ? await book.keepToo(typed) : null
          if (!failure) elsewhere.use(typed)
          return failure
        }}
      />
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={keeps}
          onChange={({ currentTarget }) => setKeeps(currentTarget.checked)}
          className="size-5 shrink-0 accent-link"
        />
        {texts.keep}
      </label>
    </div>
  )
}
