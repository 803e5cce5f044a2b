import { useState } from 'react'
import type { Quote } from '@tohfa/contract/orders/drafts/quotes'
import type { Address } from '@tohfa/contract/accounts/addresses'
import { AddressForm } from '#accounts/addresses/address-form.tsx'
import { AddressLines } from '#accounts/addresses/address-lines.tsx'
import { Button } from '#ui/button.tsx'
import { quoteTexts as texts } from './quote.texts.ts'

/** Where the goods of a quote go: as the shop wrote it down, or as its customer says. */
export function QuoteAddress({
  quote,
  chosen,
  onChoose,
}: {
  quote: Quote
  chosen: Address | null
  onChoose: (address: Address | null) => void
}) {
  const { needed, delivery, customer } = quote
  const [isOpen, setOpen] = useState(needed.address)
  const [typed, setTyped] = useState<Partial<Address>>(
    chosen ?? quote.address ?? { name: customer.name },
  )
  if (delivery === 'counter') return <p className="pt-6">{texts.counter}</p>
  const shown = chosen ?? quote.address
  return (
    <section aria-labelledby="quote-address" className="pt-6">
      <h2 id="quote-address" className="pb-3 text-lg font-semibold">
        {isOpen ? texts.where : texts.here}
      </h2>
      {isOpen ? (
        <AddressForm
          draft={{ index: null, values: typed }}
          takesFocus={false}
          saveLabel={texts.takeAddress}
          onType={setTyped}
          onSave={(address) => {
            onChoose(address)
            setTyped(address)
            setOpen(false)
            return Promise.resolve(null)
          }}
          onCancel={shown ? () => setOpen(false) : undefined}
        />
      ) : (
        shown && (
          <div className="flex flex-wrap items-end justify-between gap-3">
            <AddressLines address={shown} />
            <Button look="secondary" onClick={() => setOpen(true)}>
              {texts.change}
            </Button>
          </div>
        )
      )}
    </section>
  )
}
