import { Minus, Plus } from 'lucide'
import { useMemo } from 'react'
import { colorSwatches } from '@tohfa/print-engine/scene/colors'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import type { DraftChange } from './change-draft.ts'
import { ColorFields, colorNamesId } from './color-fields.tsx'
import type { ProductDraft } from './product-draft.ts'
import { productFormTexts as texts } from './product-form.texts.ts'
import type { DraftErrors } from './send-draft.ts'

const mostColors = 60
const noErrors: DraftErrors = {}

/** The colours of the form; REMOVE takes the last one away (docs/product.md 15.4). */
export function ColorList({
  draft: { colors, productType, blankId },
  errors,
  change,
}: {
  draft: ProductDraft
  errors: DraftErrors
  change: (change: DraftChange) => void
}) {
  const errorsByColor = useMemo(() => splitByColor(errors), [errors])
  return (
    <section aria-labelledby="colors-heading" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="colors-heading" className="text-lg font-semibold">
          {texts.colors}
        </h2>
        <div className="flex gap-3">
          <Button
            look="secondary"
            disabled={colors.length >= mostColors}
            onClick={() => change({ kind: 'addColor' })}
          >
            <Icon shape={Plus} className="size-4" />
            {texts.addColor}
          </Button>
          <Button
            look="secondary"
            disabled={colors.length <= 1}
            onClick={() => change({ kind: 'removeLastColor' })}
          >
            <Icon shape={Minus} className="size-4" />
            {texts.removeColor}
          </Button>
        </div>
      </div>
      {colors.map((color, index) => (
        <ColorFields
          key={color.key}
          color={color}
          number={index + 1}
          productType={productType}
          isOnBlank={blankId !== ''}
          errors={errorsByColor.get(index) ?? noErrors}
          isOnly={colors.length === 1}
          change={change}
        />
      ))}
      <datalist id={colorNamesId}>
        {Object.keys(colorSwatches).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </section>
  )
}

/** `colors.2.images` is the error `images` of the colour at 2. */
function splitByColor(errors: DraftErrors): Map<number, DraftErrors> {
  const split = new Map<number, DraftErrors>()
  for (const [path, message] of Object.entries(errors)) {
    const [, index, rest] = /^colors\.(\d+)\.(.+)$/.exec(path) ?? []
    if (!index || !rest) continue
    split.set(Number(index), { ...split.get(Number(index)), [rest]: message })
  }
  return split
}
