import { useState } from 'react'
import { SelectField } from '#ui/form/select-field.tsx'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import { PhotographInput } from './photograph-input.tsx'

/** Uploads a photograph for a colour that has none yet. */
export function AddPhotograph({
  productId,
  colors,
  onUploaded,
}: {
  productId: string
  /** Those without a photograph; null stands for all. */
  colors: readonly (string | null)[]
  onUploaded: (color: string | null, picture: string) => void
}) {
  const [chosen, setChosen] = useState<string>()
  const options = colors.map((color) => ({ value: color ?? '', label: color ?? texts.allColors }))
  const value = options.find((option) => option.value === chosen)?.value ?? options[0]?.value ?? ''
  if (options.length === 0) return null
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      <SelectField
        label={texts.ofColor}
        value={value}
        options={options}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        {...(value === '' && { hint: texts.allColorsHint })}
      />
      <PhotographInput
        label={texts.choosePhotograph}
        productId={productId}
        onUploaded={(picture) => onUploaded(value || null, picture)}
      />
    </div>
  )
}
