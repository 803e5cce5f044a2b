import type { CountedChoice } from '@tohfa/contract/catalog/blank-counts'
import { variantName } from '@tohfa/contract/catalog/variant-name'
import { Field } from '#ui/form/field.tsx'
import { blankCountTexts as texts } from './blank-count.texts.ts'
import { differenceOf } from './typed-count.ts'

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
  onType,
}: {
  choice: CountedChoice
  typed: string
  onType: (typed: string) => void
}) {
  const name = choiceName(choice)
  const difference = differenceOf(choice, typed)
  return (
    <li className="grid grid-cols-[1fr_8rem] items-center gap-x-4 border-b border-hairline py-3">
      <div className="min-w-0 text-sm">
        <p data-from-people className="font-medium wrap-anywhere">
          {name}
        </p>
        <p className="tabular text-quiet">{texts.kept(choice.stock)}</p>
      </div>
      <Field
        name={choice.variantId}
        label={texts.counted}
        aria-label={texts.countOf(name)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={typed}
        {...(difference === 'wrong' && { error: texts.whole })}
        {...(typeof difference === 'number' && { hint: differenceText(difference) })}
        onChange={({ currentTarget: { value } }) => onType(value)}
      />
    </li>
  )
}
