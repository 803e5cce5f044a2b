import { isolated } from '@tohfa/print-engine/text/isolated'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { Address } from '@tohfa/contract/accounts/addresses'
import { addressTexts } from '#accounts/addresses/address.texts.ts'
import { AddressForm } from '#accounts/addresses/address-form.tsx'
import { AddressLines } from '#accounts/addresses/address-lines.tsx'
import type { Addresses } from '#accounts/account/addresses/use-addresses.ts'
import { Button } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { scrollBehavior } from '#ui/motion.ts'
import { checkoutTexts as texts } from './checkout.texts.ts'
import type { Elsewhere } from './use-elsewhere.ts'

/** Most orders go to their buyers, so this loads on demand. */
const ElsewhereAddress = lazyPart(() => import('./elsewhere-address.tsx'))

/**
 * The saved addresses as radio buttons, and another person's for this order; a form takes the place
 * of the edited one.
 */
export function AddressChooser({
  book,
  addresses,
  chosen,
  note,
  elsewhere,
  email,
  onChoose,
}: {
  book: Addresses
  addresses: readonly Address[]
  chosen: number
  /** A note about the selected one. */
  note: ReactNode
  elsewhere: Elsewhere
  /** The buyer's e-mail. */
  email: string
  onChoose: (index: number) => void
}) {
  const radio = useRef<HTMLInputElement>(null)
  const [saved, setSaved] = useState<{ index: number } | null>(null)
  // The form was removed: the focus moves to the address that replaces it.
  useEffect(() => {
    if (!saved) return
    radio.current?.focus({ preventScroll: true })
    radio.current?.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
  }, [saved])
  const isFirst = addresses.length === 0
  const isElsewhere = elsewhere.isChosen
  const form = isElsewhere
    ? null
    : (book.form ?? (isFirst ? { index: null, values: book.startValues } : null))
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
      {(!isFirst || isElsewhere) && (
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
                      checked={!isElsewhere && index === chosen}
                      onChange={() => {
                        elsewhere.choose(false)
                        onChoose(index)
                      }}
                      className="mt-0.5 size-5 shrink-0 accent-link"
                    />
                    <AddressLines address={address} />
                  </label>
                  <Button
                    look="quiet"
                    className="px-3"
                    aria-label={addressTexts.editOf(isolated(address.name), isolated(address.city))}
                    onClick={() => book.edit(index)}
                  >
                    {addressTexts.edit}
                  </Button>
                </div>
                {!isElsewhere && index === chosen && <div className="mt-2 pr-3 pl-11">{note}</div>}
              </div>
            ),
          )}
          <div className="border-b border-hairline py-4 first-of-type:border-t has-checked:bg-link-wash">
            <label className="flex items-start gap-3 pl-3 text-sm">
              <input
                type="radio"
                name="address"
                aria-label={texts.elsewhere}
                aria-describedby="elsewhere-note"
                checked={isElsewhere}
                onChange={() => elsewhere.choose(true)}
                className="mt-0.5 size-5 shrink-0 accent-link"
              />
              <span>
                <span className="block font-semibold">{texts.elsewhere}</span>
                <span id="elsewhere-note" className="block text-quiet">
                  {texts.elsewhereNote}
                </span>
              </span>
            </label>
            {isElsewhere && (
              <div className={`mt-3 pr-3 ${elsewhere.address ? 'pl-11' : 'pl-3'}`}>
                <Suspense>
                  <ElsewhereAddress elsewhere={elsewhere} book={book} email={email} />
                </Suspense>
                {elsewhere.address && <div className="mt-2">{note}</div>}
              </div>
            )}
          </div>
        </fieldset>
      )}
      {form?.index === null && editor}
      {isFirst && (
        <div>
          <Button look="secondary" onClick={() => elsewhere.choose(!isElsewhere)}>
            {isElsewhere ? addressTexts.add : texts.elsewhere}
          </Button>
        </div>
      )}
      {form === null && !isElsewhere && (
        <div>
          <Button look="secondary" onClick={book.add}>
            {addressTexts.add}
          </Button>
        </div>
      )}
    </div>
  )
}
