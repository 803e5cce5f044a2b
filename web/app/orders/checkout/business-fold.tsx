import { ChevronDown } from 'lucide'
import { Field, TextArea } from '#ui/form/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { businessTexts as texts } from './business.texts.ts'
import type { BusinessOfCheckout } from './use-business.ts'

const receivers = ['business', 'other'] as const

/** The billing details of a business (docs/product.md 9.14); a single line for everybody else. */
export function BusinessFold({ business }: { business: BusinessOfCheckout }) {
  return (
    <details open={business.isOpen} className="group border-y border-hairline">
      <summary
        onClick={(event) => {
          event.preventDefault()
          business.toggle()
        }}
        className="flex min-h-13 list-none items-center justify-between gap-4 rounded-control [&::-webkit-details-marker]:hidden"
      >
        <h2 className="text-base font-semibold">{texts.heading}</h2>
        <Icon
          shape={ChevronDown}
          className="size-5 text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      {business.isOpen && <BusinessFields business={business} />}
    </details>
  )
}

function BusinessFields({ business }: { business: BusinessOfCheckout }) {
  const { form, draft, isToOther } = business
  return (
    <form {...business.formProps} className="grid gap-x-4 gap-y-2 pb-4 sm:grid-cols-2">
      <p className="text-sm text-quiet sm:col-span-2">{texts.why}</p>
      <Field
        {...form.field('gstin')}
        label={texts.gstin}
        hint={texts.gstinHint}
        defaultValue={draft.gstin}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Field
        {...form.field('legalName')}
        label={texts.legalName}
        hint={texts.legalNameHint}
        defaultValue={draft.legalName}
        autoComplete="organization"
      />
      <fieldset className="flex flex-wrap gap-x-6 pb-2 sm:col-span-2">
        <legend className="text-sm font-medium">{texts.receiver}</legend>
        {receivers.map((receiver) => (
          <label key={receiver} className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="radio"
              name="deliveredTo"
              value={receiver}
              checked={isToOther === (receiver === 'other')}
              onChange={() => business.chooseReceiver(receiver)}
              className="size-5 shrink-0 accent-link"
            />
            {texts.receivers[receiver]}
          </label>
        ))}
      </fieldset>
      {isToOther && (
        <TextArea
          {...form.field('legalAddress')}
          label={texts.legalAddress}
          hint={texts.otherNote}
          defaultValue={draft.legalAddress}
          autoComplete="off"
          rows={2}
          className="sm:col-span-2"
        />
      )}
    </form>
  )
}
