import {
  productParticulars,
  type ProductParticular,
  traitRows,
} from '@tohfa/contract/catalog/product-attributes'
import { particularsOf } from '@tohfa/contract/catalog/product-particulars'
import type { DraftChange } from './change-draft.ts'
import type { ProductDraft } from './product-draft.ts'
import { productFormTexts as texts } from './product-form.texts.ts'
import type { DraftErrors } from './send-draft.ts'
import { TraitField } from './trait-field.tsx'

/**
 * The particulars that the law requires (docs/product.md 3.13); missing ones do not prevent saving.
 */
export function ParticularFields({
  draft,
  given,
  errors,
  change,
}: {
  draft: ProductDraft
  /** From where country, maker, packer and importer are. */
  given: string | null
  errors: DraftErrors
  change: (change: DraftChange) => void
}) {
  const particulars = draft.productType ? particularsOf(draft.productType) : productParticulars
  const isLong = (name: ProductParticular) => traitRows[name].traitKind === 'address'
  const fields = (names: readonly ProductParticular[]) =>
    names.map((name) => (
      <TraitField
        key={name}
        name={name}
        value={draft.traits[name]}
        error={errors[name]}
        change={change}
      />
    ))
  return (
    <fieldset className="border-t border-hairline pt-5">
      <legend className="float-left mb-1 w-full text-base font-semibold">{texts.legal}</legend>
      <p className="clear-both pb-3 text-sm text-quiet">{texts.legalHint}</p>
      {given && (
        <p className="mb-3 border-l-2 border-link bg-link-wash px-4 py-2 text-sm wrap-anywhere">
          {given}
        </p>
      )}
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-4">
        {fields(particulars.filter((name) => !isLong(name)))}
      </div>
      <div className="grid gap-x-4 gap-y-1 lg:grid-cols-3">
        {fields(particulars.filter(isLong))}
      </div>
    </fieldset>
  )
}
