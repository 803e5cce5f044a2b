import { countryCodes } from '@tohfa/contract/shared/countries'
import {
  productParticulars,
  type ProductParticular,
} from '@tohfa/contract/catalog/product-attributes'
import { homeCountry, particularsOf } from '@tohfa/contract/catalog/product-particulars'
import type { Product } from '@tohfa/contract/catalog/products'
import { countryName } from '#platform/i18n/country-name.ts'
import { Field, TextArea } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import type { DraftChange } from './change-draft.ts'
import type { ProductDraft } from './product-draft.ts'
import { productFormTexts as texts } from './product-form.texts.ts'
import type { DraftErrors } from './send-draft.ts'

const countries = countryCodes
  .map((value) => ({ value, label: countryName(value) }))
  .sort(
    (a, b) =>
      Number(b.value === homeCountry) - Number(a.value === homeCountry) ||
      a.label.localeCompare(b.label),
  )

/** What the law wants told of any product (docs/product.md 3.13); none of it holds up a save. */
export function ParticularFields({
  draft,
  takenFrom,
  errors,
  change,
}: {
  draft: ProductDraft
  /** The product that country, maker, packer and importer were taken over from. */
  takenFrom: Product | null
  errors: DraftErrors
  change: (change: DraftChange) => void
}) {
  const field = (name: ProductParticular) => ({
    label: texts.particulars[name],
    name,
    hint: texts.particularHints[name],
    value: draft.traits[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ kind: 'trait', name, value: event.currentTarget.value }),
  })
  const particulars = draft.productType ? particularsOf(draft.productType) : productParticulars
  return (
    <fieldset className="border-t border-hairline pt-5">
      <legend className="float-left mb-1 w-full text-base font-semibold">{texts.legal}</legend>
      <p className="clear-both pb-3 text-sm text-quiet">{texts.legalHint}</p>
      {takenFrom && (
        <p className="mb-3 border-l-2 border-link bg-link-wash px-4 py-2 text-sm wrap-anywhere">
          {texts.takenFrom(takenFrom.title)}
        </p>
      )}
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-4">
        <Field {...field('genericName')} maxLength={80} />
        {particulars.includes('netQuantity') && <Field {...field('netQuantity')} maxLength={20} />}
        {particulars.includes('measurements') && (
          <Field {...field('measurements')} maxLength={120} />
        )}
        <SelectField
          {...field('countryOfOrigin')}
          options={[{ value: '', label: texts.chooseCountry }, ...countries]}
        />
      </div>
      <div className="grid gap-x-4 gap-y-1 lg:grid-cols-3">
        <TextArea {...field('maker')} rows={3} maxLength={300} />
        <TextArea {...field('packer')} rows={3} maxLength={300} />
        <TextArea {...field('importer')} rows={3} maxLength={300} />
      </div>
    </fieldset>
  )
}
