import { Checkbox } from '#ui/form/choice.tsx'
import { ColorField } from '#admin/catalog/product-studio/color-field.tsx'
import type { controlAt } from '#admin/catalog/product-studio/editor.ts'
import { NumberField } from '#admin/catalog/product-studio/number-field.tsx'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'

type Outline = { color: string; width: number }

/** The stroke of letters or a shape: whether it has one, its colour and its width. */
export function OutlineFields({
  path,
  value,
  first,
  control,
  onChange,
}: {
  /** The item's key for it. */
  path: 'outline' | 'stroke'
  value: Outline | undefined
  /** The default. */
  first: Outline
  control: ReturnType<typeof controlAt>
  onChange: (value: Outline | undefined) => void
}) {
  return (
    <>
      <Checkbox
        name={control(`has-${path}`).name}
        value="on"
        label={texts.stroked}
        checked={value !== undefined}
        onChange={(on) => onChange(on ? first : undefined)}
      />
      {value && (
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
          <ColorField
            {...control(`${path}.color`)}
            label={texts.strokeColor}
            value={value.color}
            onChange={(color) => onChange({ ...value, color })}
          />
          <NumberField
            {...control(`${path}.width`)}
            label={texts.strokeWidth}
            value={value.width}
            onChange={(width) => onChange({ ...value, width })}
          />
        </div>
      )}
    </>
  )
}
