import { productTypes } from '@tohfa/contract/catalog/product-types'
import { Field } from '#ui/form/field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { BlankField } from './blank-field.tsx'
import type { DraftChange } from './change-draft.ts'
import { attributesOf, type ProductDraft } from './product-draft.ts'
import { productFormTexts as texts } from './product-form.texts.ts'
import type { DraftErrors } from './send-draft.ts'
import { TraitField } from './trait-field.tsx'

type Props = {
  draft: ProductDraft
  errors: DraftErrors
  change: (change: DraftChange) => void
}

/** The fields of the selected type, and how its stock is tracked. */
export function TypeFields({ draft, errors, change }: Props) {
  const packError = Object.entries(errors).find(([path]) => path.startsWith('quantity'))?.[1]
  return (
    <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-4">
      {attributesOf(draft.productType).map((name) => (
        <TraitField
          key={name}
          name={name}
          value={draft.traits[name]}
          error={errors[name]}
          change={change}
        />
      ))}
      {draft.productType && productTypes[draft.productType].soldInPacks && (
        <Field
          label={texts.quantity}
          name="quantity"
          inputMode="numeric"
          hint={texts.quantityHint}
          value={draft.quantity}
          error={packError}
          onChange={(event) =>
            change({ kind: 'field', field: 'quantity', value: event.currentTarget.value })
          }
        />
      )}
      <BlankField blankId={draft.blankId} error={errors['blankId']} change={change} />
      {draft.blankId === '' && (
        <div className="sm:col-span-2 lg:col-span-4">
          <Switch
            label={texts.trackStock}
            hint={texts.trackStockHint}
            checked={draft.trackStock}
            onChange={(on) => change({ kind: 'trackStock', on })}
          />
        </div>
      )}
    </div>
  )
}
