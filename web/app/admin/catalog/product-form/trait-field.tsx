import { useId } from 'react'
import { homeCountry } from '@tohfa/contract/catalog/product-particulars'
import { type ProductTrait, traitRows } from '@tohfa/contract/catalog/product-attributes'
import { countryCodes } from '@tohfa/contract/shared/countries'
import { countryName } from '#platform/i18n/country-name.ts'
import { Field, TextArea } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import type { DraftChange } from './change-draft.ts'
import { productFormTexts as texts } from './product-form.texts.ts'

const countries = countryCodes
  .map((value) => ({ value, label: countryName(value) }))
  .sort(
    (a, b) =>
      Number(b.value === homeCountry) - Number(a.value === homeCountry) ||
      a.label.localeCompare(b.label),
  )

/** The field of a trait, by its kind. */
export function TraitField({
  name,
  value,
  error,
  hint = traitRows[name].hint,
  change,
}: {
  name: ProductTrait
  value: string
  error: string | undefined
  /** In place of its own. */
  hint?: string | undefined
  change: (change: Extract<DraftChange, { kind: 'trait' }>) => void
}) {
  const { label, formLabel = label, traitKind, most, usual } = traitRows[name]
  const id = useId()
  const shared = {
    label: formLabel,
    name,
    ...(hint && { hint }),
    value,
    error,
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ kind: 'trait', name, value: event.currentTarget.value }),
  }
  if (traitKind === 'country')
    return (
      <SelectField
        {...shared}
        options={[{ value: '', label: texts.chooseCountry }, ...countries]}
      />
    )
  if (traitKind === 'address') return <TextArea {...shared} rows={3} maxLength={most} />
  if (!usual) return <Field {...shared} maxLength={most} />
  return (
    <div className="min-w-0">
      <Field {...shared} list={id} autoComplete="off" maxLength={most} />
      <datalist id={id}>
        {usual.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </datalist>
    </div>
  )
}
