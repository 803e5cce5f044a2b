import { stateOptions } from '#accounts/addresses/state-options.ts'
import { Field, TextArea } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import type { DraftPart } from './draft-part.ts'
import type { TypedDraft } from './draft-typed.ts'
import { draftTexts as texts } from './drafts.texts.ts'

type Name = Exclude<keyof TypedDraft, 'items'>

/** Delivery, discount, last day, and what staff know of the address. */
export function DraftTerms({ typed, errors, change }: DraftPart) {
  const field = (name: Name, path: string) => ({
    name,
    value: typed[name],
    error: errors[path],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change({ [name]: value }),
  })
  const kind = typed.discountKind
  return (
    <section aria-labelledby="draft-terms">
      <h2 id="draft-terms" className="pb-3 text-lg font-semibold">
        {texts.terms}
      </h2>
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-4">
        <SelectField
          {...field('delivery', 'delivery')}
          label={texts.delivery}
          options={[
            { value: 'parcel', label: texts.parcel },
            { value: 'counter', label: texts.counter },
          ]}
        />
        <SelectField
          {...field('discountKind', 'discount')}
          label={texts.discountKind}
          options={[
            { value: 'none', label: texts.noDiscount },
            { value: 'percent', label: texts.percent },
            { value: 'amount', label: texts.amount },
          ]}
        />
        {kind !== 'none' && (
          <Field
            {...field('discountValue', `discount.${kind}`)}
            label={texts.discountValue}
            inputMode="decimal"
          />
        )}
        <Field {...field('until', 'until')} label={texts.until} type="date" />
        <Field
          {...field('gstin', 'gstin')}
          label={texts.gstin}
          hint={texts.gstinHint}
          autoComplete="off"
        />
      </div>
      {typed.delivery === 'parcel' && (
        <fieldset className="min-w-0">
          <legend className="pb-2 text-sm font-semibold">{texts.address}</legend>
          <div className="grid gap-x-4 gap-y-2 sm:grid-cols-4">
            <Field
              {...field('street', 'address.streetAddress')}
              label={texts.street}
              autoComplete="off"
              className="sm:col-span-4"
            />
            <Field {...field('city', 'address.city')} label={texts.city} autoComplete="off" />
            <SelectField
              {...field('state', 'address.state')}
              label={texts.state}
              options={[{ value: '', label: texts.noState }, ...stateOptions]}
              className="sm:col-span-2"
            />
            <Field
              {...field('pinCode', 'address.pinCode')}
              label={texts.pinCode}
              inputMode="numeric"
              autoComplete="off"
            />
          </div>
        </fieldset>
      )}
      <TextArea {...field('note', 'note')} label={texts.note} rows={2} maxLength={1_000} />
    </section>
  )
}
