import { discountedPaise } from '@tohfa/contract/catalog/discounted-paise'
import { formatRupees, toPaise, toRupees } from '@tohfa/contract/shared/money'
import { isProductType, productTypeSlugs } from '@tohfa/contract/catalog/product-type-labels'
import { categoriesOf } from '@tohfa/contract/catalog/product-types'
import { typeLabel } from '#catalog/products/type-label.ts'
import { Field, TextArea } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import type { DraftChange } from './change-draft.ts'
import { PaidField } from './paid-field.tsx'
import type { PlainField, ProductDraft } from './product-draft.ts'
import { productFormTexts as texts } from './product-form.texts.ts'
import type { DraftErrors } from './send-draft.ts'

/** The fields that all product types have. */
export function MainFields({
  draft,
  errors,
  change,
}: {
  draft: ProductDraft
  errors: DraftErrors
  change: (change: DraftChange) => void
}) {
  const { productType } = draft
  const field = (name: Exclude<PlainField, 'blankId'>) => ({
    label: texts[name],
    name,
    value: draft[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ kind: 'field', field: name, value: event.currentTarget.value }),
  })
  const categories = productType ? categoriesOf(productType) : []
  return (
    <div className="grid gap-x-4 gap-y-2 sm:grid-cols-6 lg:grid-cols-12">
      <SelectField
        label={texts.productType}
        name="productType"
        value={productType}
        error={errors['productType']}
        options={[
          { value: '', label: texts.chooseType },
          ...productTypeSlugs.map((value) => ({ value, label: typeLabel(value) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ kind: 'type', productType: isProductType(value) ? value : '' })
        }
        className="sm:col-span-3"
      />
      <SelectField
        {...field('category')}
        disabled={!productType}
        options={
          productType
            ? categories.map((value) => ({ value, label: value }))
            : [{ value: '', label: texts.typeFirst }]
        }
        className="sm:col-span-3"
      />
      <Field {...field('title')} maxLength={120} className="sm:col-span-6" />
      <PaidField draft={draft} change={change} />
      <Field
        {...field('price')}
        inputMode="decimal"
        hint={payHint(draft)}
        className="sm:col-span-2 lg:col-span-3"
      />
      <Field
        {...field('discount')}
        inputMode="decimal"
        hint={texts.discountHint}
        className="sm:col-span-2 lg:col-span-3"
      />
      <Field
        {...field('rating')}
        inputMode="decimal"
        hint={texts.ratingHint}
        className="sm:col-span-2 lg:col-span-3"
      />
      <TextArea
        {...field('description')}
        rows={4}
        hint={texts.lengthHint(draft.description.trim().length)}
        className="sm:col-span-6"
      />
      <TextArea
        {...field('highlights')}
        rows={4}
        hint={texts.highlightsHint(draft.highlights.trim().length)}
        className="sm:col-span-6"
      />
    </div>
  )
}

/** The discounted price, as soon as both fields are numbers. */
function payHint({ price, discount }: ProductDraft): string {
  const rupees = Number(price)
  const percent = Number(discount)
  if (!(rupees > 0) || !(percent > 0 && percent < 100)) return texts.priceHint
  return texts.customersPay(formatRupees(toRupees(discountedPaise(toPaise(rupees), percent))))
}
