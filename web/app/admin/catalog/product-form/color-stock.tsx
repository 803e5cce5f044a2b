import { useId } from 'react'
import { Checkbox } from '#ui/form/choice.tsx'
import { Field } from '#ui/form/field.tsx'
import { inputClass } from '#ui/form/input-class.ts'
import { firstStock, type ColorDraft, type SizeDraft } from './product-draft.ts'
import { productFormTexts as texts } from './product-form.texts.ts'

type Props = {
  color: ColorDraft
  /** Paths within the colour: `sizes`, `sizes.0.stock`, `stock`. */
  errors: Readonly<Record<string, string>>
  onChange: (change: Partial<ColorDraft>) => void
}

/** The single stock of a colour of a type without sizes. */
export function ColorStock({ color, errors, onChange }: Props) {
  return (
    <Field
      label={texts.stock}
      inputMode="numeric"
      value={color.stock}
      error={errors['stock']}
      onChange={(event) => onChange({ stock: event.currentTarget.value })}
      className="max-w-32"
    />
  )
}

/** The available sizes of a colour, each with its stock; All selects or clears every size. */
export function ColorSizes({
  color: { key, sizes },
  all,
  hasStock,
  errors,
  onChange,
}: Props & { all: readonly string[]; hasStock: boolean }) {
  const id = useId()
  const change = (next: readonly SizeDraft[]) => onChange({ sizes: next })
  const hasAll = sizes.length === all.length
  const wrong =
    errors['sizes'] ?? Object.entries(errors).find(([path]) => path.startsWith('sizes.'))?.[1]
  return (
    <fieldset
      aria-describedby={wrong ? `${id}-note` : undefined}
      data-invalid={errors['sizes'] ? true : undefined}
      className="min-w-0"
    >
      <legend className="mb-1 text-sm font-medium">{texts.sizes}</legend>
      <Checkbox
        name={`${key}-all`}
        value=""
        label={texts.allSizes}
        checked={hasAll}
        onChange={() => change(hasAll ? [] : all.map((size) => ({ size, stock: firstStock })))}
      />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-1">
        {all.map((size) => {
          const at = sizes.findIndex((one) => one.size === size)
          const chosen = sizes[at]
          return (
            <li key={size} className="flex min-h-11 items-center justify-between gap-2">
              <Checkbox
                name={`${key}-size`}
                value={size}
                label={size}
                checked={chosen !== undefined}
                onChange={(on) =>
                  change(
                    all.flatMap((one) => {
                      if (one === size) return on ? [{ size, stock: firstStock }] : []
                      return sizes.find((kept) => kept.size === one) ?? []
                    }),
                  )
                }
              />
              {chosen && hasStock && (
                <input
                  aria-label={texts.stockOf(size)}
                  aria-invalid={errors[`sizes.${at}.stock`] ? true : undefined}
                  aria-describedby={errors[`sizes.${at}.stock`] ? `${id}-note` : undefined}
                  inputMode="numeric"
                  value={chosen.stock}
                  onChange={(event) => {
                    const stock = event.currentTarget.value
                    change(sizes.map((one) => (one.size === size ? { size, stock } : one)))
                  }}
                  className={`tabular max-w-18 text-right ${inputClass}`}
                />
              )}
            </li>
          )
        })}
      </ul>
      <p id={`${id}-note`} className="min-h-5 text-xs font-medium text-danger">
        {wrong}
      </p>
    </fieldset>
  )
}
