import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Address } from '@tohfa/contract/accounts/addresses'
import { addressTexts } from '#accounts/addresses/address.texts.ts'
import { AddressForm } from '#accounts/addresses/address-form.tsx'
import { AddressLines } from '#accounts/addresses/address-lines.tsx'
import type { Addresses } from '#accounts/account/addresses/use-addresses.ts'
import { Button } from '#ui/button.tsx'
import { scrollBehavior } from '#ui/motion.ts'
import { checkoutTexts as texts } from './checkout.texts.ts'

/** The saved addresses as radios; one is added or edited in its place. */
export function AddressChooser({
  book,
  addresses,
  chosen,
  note,
  onChoose,
}: {
  book: Addresses
  addresses: readonly Address[]
  chosen: number
  /** What is to be said of the chosen one. */
  note: ReactNode
  onChoose: (index: number) => void
}) {
  const radio = useRef<HTMLInputElement>(null)
  const [saved, setSaved] = useState<{ index: number } | null>(null)
  // The form that was there is gone: its reader goes on at what it became, with what is said of it.
  useEffect(() => {
    if (!saved) return
    radio.current?.focus({ preventScroll: true })
    radio.current?.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
  }, [saved])
  const isFirst = addresses.length === 0
  const form = book.form ?? (isFirst ? { index: null, values: book.startValues } : null)
  const editor = form && (
    <div className="border-l-2 border-link py-1 pl-4 sm:pl-6">
      <h3 className="mb-3 text-base font-semibold">
        {form.index === null ? addressTexts.addHeading : addressTexts.editHeading}
      </h3>
      <AddressForm
        key={form.index ?? 'new'}
        draft={form}
        takesFocus={book.opened}
        onType={(values) => book.keep(values, form.index)}
        onCancel={isFirst ? undefined : book.close}
        onSave={async (address) => {
          const outcome = await book.save(address)
          if (!('index' in outcome)) return outcome
          onChoose(outcome.index)
          setSaved({ index: outcome.index })
          return null
        }}
      />
    </div>
  )

  return (
    <div className="flex flex-col gap-4">
      {!isFirst && (
        <fieldset className="min-w-0">
          <legend className="sr-only">{texts.addressLegend}</legend>
          {addresses.map((address, index) =>
            form?.index === index ? (
              <div key={index} className="py-4">
                {editor}
              </div>
            ) : (
              <div
                key={index}
                className="border-b border-hairline py-4 first-of-type:border-t has-checked:bg-link-wash"
              >
                <div className="flex items-start gap-3">
                  <label className="flex min-w-0 flex-1 items-start gap-3 pl-3">
                    <input
                      ref={index === saved?.index ? radio : undefined}
                      type="radio"
                      name="address"
                      value={index}
                      checked={index === chosen}
                      onChange={() => onChoose(index)}
                      className="mt-0.5 size-5 shrink-0 accent-link"
                    />
                    <AddressLines address={address} />
                  </label>
                  <Button
                    look="quiet"
                    className="px-3"
                    aria-label={addressTexts.editOf(address.name, address.city)}
                    onClick={() => book.edit(index)}
                  >
                    {addressTexts.edit}
                  </Button>
                </div>
                {index === chosen && <div className="mt-2 pr-3 pl-11">{note}</div>}
              </div>
            ),
          )}
        </fieldset>
      )}
      {form?.index === null && editor}
      {form === null && (
        <div>
          <Button look="secondary" onClick={book.add}>
            {addressTexts.add}
          </Button>
        </div>
      )}
    </div>
  )
}
