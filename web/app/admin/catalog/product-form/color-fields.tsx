import { Trash2 } from 'lucide'
import { memo, useId } from 'react'
import { colorSwatch } from '@tohfa/print-engine/scene/colors'
import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import type { DraftChange } from './change-draft.ts'
import { ColorPictures } from './color-pictures.tsx'
import { ColorSizes, ColorStock } from './color-stock.tsx'
import { sizesOf, type ColorDraft } from './product-draft.ts'
import { productFormTexts as texts } from './product-form.texts.ts'
import type { DraftErrors } from './send-draft.ts'

/** The list of known colour names for all name fields. */
export const colorNamesId = 'color-names'

/** A colour of the form. It is rendered only when it changes itself, because there may be fifty. */
export const ColorFields = memo(function ColorFields({
  color,
  number,
  productType,
  isOnBlank,
  errors,
  isOnly,
  change,
}: {
  color: ColorDraft
  number: number
  productType: ProductType | ''
  /** Whether its stock is that of a blank. */
  isOnBlank: boolean
  /** Errors of this colour only. */
  errors: DraftErrors
  isOnly: boolean
  change: (change: DraftChange) => void
}) {
  const headingId = useId()
  const { key } = color
  const onChange = (part: Partial<ColorDraft>) => change({ kind: 'color', key, change: part })
  const sizes = sizesOf(productType)
  return (
    <fieldset
      aria-labelledby={headingId}
      className="min-w-0 border-t border-hairline pt-3 [contain-intrinsic-size:auto_14rem] [content-visibility:auto]"
    >
      <div className="flex items-center justify-between gap-4">
        <h3 id={headingId} className="flex min-h-11 min-w-0 items-center gap-2.5 font-semibold">
          <svg viewBox="0 0 20 20" aria-hidden className="size-5 shrink-0">
            <circle
              cx="10"
              cy="10"
              r="9.5"
              fill={colorSwatch(color.color)}
              stroke="var(--control-line)"
            />
          </svg>
          <span className="truncate">{texts.color(number, color.color)}</span>
        </h3>
        {!isOnly && (
          <IconButton
            name={texts.deleteColor(number)}
            onClick={() => change({ kind: 'removeColor', key })}
          >
            <Icon shape={Trash2} className="size-4" />
          </IconButton>
        )}
      </div>
      <div className="grid gap-x-6 gap-y-1 lg:grid-cols-[13rem_minmax(0,1fr)_23rem]">
        <Field
          label={texts.colorName}
          hint={texts.colorNameHint}
          list={colorNamesId}
          autoComplete="off"
          maxLength={60}
          value={color.color}
          error={errors['color']}
          onChange={(event) => onChange({ color: event.currentTarget.value })}
        />
        <ColorPictures
          color={color}
          productType={productType}
          error={errors['images']}
          onChange={onChange}
        />
        {sizes.length > 0 ? (
          <ColorSizes
            color={color}
            all={sizes}
            hasStock={!isOnBlank}
            errors={errors}
            onChange={onChange}
          />
        ) : isOnBlank ? (
          <p className="text-sm text-quiet">{texts.stockOfBlank}</p>
        ) : (
          <ColorStock color={color} errors={errors} onChange={onChange} />
        )}
      </div>
    </fieldset>
  )
})
