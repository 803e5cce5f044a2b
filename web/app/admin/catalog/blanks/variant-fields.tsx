import { Trash2 } from 'lucide'
import { IconButton } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Icon } from '#ui/icon.tsx'
import type { VariantDraft } from './blank-draft.ts'
import { blankFormTexts as texts } from './blanks.texts.ts'

/** A colour and size of a blank, with its stock and from where it is low. */
export function VariantFields({
  row,
  at,
  errors,
  isOnly,
  onChange,
  onRemove,
}: {
  row: VariantDraft
  /** Its place among the rows, from 0. */
  at: number
  /** Of the whole form. */
  errors: Readonly<Record<string, string>>
  isOnly: boolean
  onChange: (part: Partial<VariantDraft>) => void
  onRemove: () => void
}) {
  const field = (name: 'color' | 'size' | 'stock' | 'low') => ({
    name: `variants.${at}.${name}`,
    label: texts[name],
    'aria-label': texts.nth(texts[name], at + 1),
    value: row[name],
    error: errors[`variants.${at}.${name}`],
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ [name]: value }),
  })
  return (
    <li className="grid grid-cols-[1fr_1fr_auto] gap-x-3 border-t border-hairline pt-3 sm:grid-cols-[2fr_1fr_1fr_1fr_auto]">
      <Field {...field('color')} maxLength={60} />
      <Field {...field('size')} maxLength={20} />
      <div className="row-span-2 self-center sm:order-last sm:row-span-1">
        {!isOnly && (
          <IconButton name={texts.removeRow(at + 1)} onClick={onRemove}>
            <Icon shape={Trash2} className="size-4" />
          </IconButton>
        )}
      </div>
      <Field {...field('stock')} inputMode="numeric" maxLength={7} />
      <Field {...field('low')} inputMode="numeric" maxLength={7} />
    </li>
  )
}
