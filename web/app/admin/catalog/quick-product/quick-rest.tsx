import { particularsOf } from '@tohfa/contract/catalog/product-particulars'
import { countryName } from '#platform/i18n/country-name.ts'
import { TextArea } from '#ui/form/field.tsx'
import { attributesOf, type ProductDraft } from '#admin/catalog/product-form/product-draft.ts'
import { productFormTexts } from '#admin/catalog/product-form/product-form.texts.ts'
import type { DraftErrors } from '#admin/catalog/product-form/send-draft.ts'
import { TraitField } from '#admin/catalog/product-form/trait-field.tsx'
import type { QuickWords } from './quick-draft.ts'
import { quickProductTexts as texts } from './quick-product.texts.ts'

const asked = ['title', 'productType', 'price', 'blankId']

/** What follows from type and defaults, in one line that opens to be changed. */
export function QuickRest({
  draft,
  errors,
  change,
}: {
  draft: ProductDraft
  errors: DraftErrors
  change: (words: QuickWords) => void
}) {
  const { productType, traits } = draft
  if (!productType)
    return (
      <section className="border-y border-hairline py-3 text-sm">
        <h2 className="font-semibold">{texts.rest}</h2>
        <p className="text-quiet">{texts.restFirst}</p>
      </section>
    )
  const names = [...attributesOf(productType), ...particularsOf(productType)]
  const values = names.flatMap((name) => {
    const value = traits[name]
    if (!value) return []
    return [name === 'countryOfOrigin' ? countryName(value) : value]
  })
  const isWrong = Object.keys(errors).some(
    (field) => !asked.includes(field) && !field.startsWith('colors'),
  )
  const words = (name: 'description' | 'highlights') => ({
    name,
    label: productFormTexts[name],
    rows: 4,
    error: errors[name],
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [name]: currentTarget.value }),
  })
  return (
    <details open={isWrong} className="border-y border-hairline">
      <summary className="min-h-11 cursor-pointer py-3 text-sm">
        <span className="font-semibold">{texts.rest}</span>
        <span className="block text-quiet wrap-anywhere">
          {texts.restSentence(values.join(' · '))}
        </span>
      </summary>
      <div className="grid gap-x-4 gap-y-1 pb-3 sm:grid-cols-2">
        {names.map((name) => (
          <TraitField
            key={name}
            name={name}
            value={traits[name]}
            error={errors[name]}
            change={({ value }) => change({ [name]: value })}
          />
        ))}
        <TextArea {...words('description')} />
        <TextArea {...words('highlights')} />
      </div>
    </details>
  )
}
