import type { CountedChoice } from '@tohfa/contract/catalog/blank-counts'
import { variantName } from '@tohfa/contract/catalog/variant-name'
import { Field } from '#ui/form/field.tsx'
import { blankCountTexts as texts } from './blank-count.texts.ts'
import { differenceOf, onShelf, type TypedCount } from './typed-count.ts'

export const choiceName = ({
  title,
  ...variant
}: Pick<CountedChoice, 'title' | 'color' | 'size'>) => `${title} ${variantName(variant)}`

/** How many pieces were found or lost. */
export const differenceText = (difference: number): string => {
  if (difference === 0) return texts.same
  return difference > 0 ? texts.found(difference) : texts.lost(-difference)
}

/** A colour and size with the field for its count, and the difference to the kept stock. */
export function CountRow({
  choice,
  typed,
  onFocus,
  onType,
}: {
  choice: CountedChoice
  typed: TypedCount | undefined
  onFocus: () => void
  onType: (typed: string) => void
}) {
  const name = choiceName(choice)
  const difference = differenceOf(typed)
  const { stock, waiting } = choice
  const short = typeof difference === 'number' ? -(stock + difference) : 0
  return (
    <li className="grid grid-cols-[1fr_8rem] items-center gap-x-4 border-b border-hairline py-3">
      <div className="min-w-0 text-sm">
        <p data-from-people className="font-medium wrap-anywhere">
          {name}
        </p>
        <p className="tabular text-quiet">
          {waiting > 0 ? texts.shelf(onShelf(choice), stock, waiting) : texts.kept(stock)}
        </p>
        {short > 0 && <p className="font-medium text-danger">{texts.short(short)}</p>}
      </div>
      <Field
        name={choice.variantId}
        label={texts.counted}
        aria-label={texts.countOf(name)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={typed?.text ?? ''}
        onFocus={onFocus}
        {...(difference === 'wrong' && { error: texts.whole })}
        {...(typeof difference === 'number' && { hint: differenceText(difference) })}
        onChange={({ currentTarget: { value } }) => onType(value)}
      />
    </li>
  )
}
