import type { TypeAnswer } from '@tohfa/contract/catalog/moving/moving'
import { categoriesOf, productTypes } from '@tohfa/contract/catalog/product-types'
import { productTypeSlugs } from '@tohfa/contract/catalog/product-type-labels'
import { traitRows } from '@tohfa/contract/catalog/product-attributes'
import { typeLabel } from '#catalog/products/type-label.ts'
import { Field } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { movingInTexts as texts } from './moving-in.texts.ts'

const nothing = { value: '', label: texts.chooseOne }

/** What a type of the former shop becomes, and what its products are made of. */
export function MovedType({
  name,
  answer,
  onChange,
}: {
  name: string
  answer: TypeAnswer | null
  onChange: (answer: TypeAnswer) => void
}) {
  const type = answer && productTypes[answer.productType]
  return (
    <fieldset className="border-t border-hairline pt-3">
      <legend className="font-medium wrap-anywhere">{name}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <SelectField
          label={texts.productType}
          value={answer?.productType ?? ''}
          options={[
            nothing,
            ...productTypeSlugs.map((value) => ({ value, label: typeLabel(value) })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            const productType = productTypeSlugs.find((slug) => slug === value)
            if (productType) onChange({ productType, category: categoriesOf(productType)[0] ?? '' })
          }}
        />
        {answer && (
          <SelectField
            label={texts.category}
            value={answer.category}
            options={categoriesOf(answer.productType).map((value) => ({ value, label: value }))}
            onChange={({ currentTarget: { value: category } }) => onChange({ ...answer, category })}
          />
        )}
        {answer &&
          type?.attributes.map((attribute) => (
            <Field
              key={attribute}
              label={traitRows[attribute].label}
              list={`usual ${attribute}`}
              maxLength={120}
              value={answer.attributes?.[attribute] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...answer, attributes: { ...answer.attributes, [attribute]: value } })
              }
            />
          ))}
        {answer && type?.soldInPacks && (
          <Field
            label={texts.quantity}
            maxLength={120}
            value={answer.quantity ?? ''}
            onChange={({ currentTarget: { value: quantity } }) => onChange({ ...answer, quantity })}
          />
        )}
      </div>
    </fieldset>
  )
}
