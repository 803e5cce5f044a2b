import { visibilities, type Visibility } from '@tohfa/contract/catalog/visibility'
import { Radio } from '#ui/form/choice.tsx'
import { visibilityTexts as texts } from '#admin/catalog/products/visibility.texts.ts'
import type { DraftChange } from './change-draft.ts'

/** The product's visibility after saving. */
export function VisibilityField({
  visibility,
  change,
}: {
  visibility: Visibility
  change: (change: DraftChange) => void
}) {
  return (
    <fieldset className="border-t border-hairline pt-5">
      <legend className="float-left mb-1 w-full text-base font-semibold">{texts.visibility}</legend>
      <p className="clear-both pb-2 text-sm text-quiet">{texts.hint}</p>
      <div className="flex flex-wrap gap-x-8">
        {visibilities.map((value) => (
          <Radio
            key={value}
            name="visibility"
            value={value}
            label={texts.choices[value]}
            checked={visibility === value}
            onChange={() => change({ kind: 'visibility', visibility: value })}
          />
        ))}
      </div>
    </fieldset>
  )
}
