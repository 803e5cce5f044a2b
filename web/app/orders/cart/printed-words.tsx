// chunk: lines
import { colorNames } from '@tohfa/print-engine/mockup/color-names.texts'
import { isHexColor, nearestColor } from '@tohfa/print-engine/mockup/nearest-color'
import type { CartLine } from '@tohfa/contract/orders/cart'
import { plainTexts } from '@tohfa/print-engine/scene/plain.texts'
import type { PrintedValue } from '@tohfa/print-engine/scene/personalisation'
import { writtenValues } from '@tohfa/print-engine/scene/written-values'
import { labelOf } from '#platform/i18n/label-of.ts'

/** In the language of the page, as far as the template was written in it. */
export const wordsOfValue = ({ value, valueHi }: PrintedValue): string =>
  labelOf({ label: value, labelHi: valueHi })

/** The words of a print without its colours, by which nobody tells two prints apart. */
export const wordsOf = (values: readonly PrintedValue[]): string[] =>
  writtenValues(values)
    .filter(({ value }) => !isHexColor(value))
    .map(wordsOfValue)

/** What somebody had put on a thing, to the letter; large where a wrong name must be seen. Photos are in its picture. */
export function PrintedWords({
  values,
  size = 'sm',
}: {
  values: readonly PrintedValue[]
  size?: 'sm' | 'lg'
}) {
  const written = writtenValues(values)
  if (written.length === 0) return null
  const valueClass = size === 'lg' ? 'text-lg leading-snug font-semibold' : 'font-medium'
  return (
    <dl className={`flex flex-col ${size === 'lg' ? '' : 'gap-0.5 text-sm'}`}>
      {written.map((one, index) => (
        <div
          // Two fields may have one label, and nothing here moves.
          key={index}
          className="flex flex-wrap items-baseline gap-x-1.5"
        >
          <dt className={`text-quiet ${size === 'lg' ? 'text-xs' : ''}`}>{`${labelOf(one)}:`}</dt>
          <dd dir="auto" className={`min-w-0 whitespace-pre-wrap wrap-anywhere ${valueClass}`}>
            {isHexColor(one.value) ? <Swatch color={one.value} /> : wordsOfValue(one)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The words of a line; of one that could have been personalised and was not, that nothing is printed. */
export function LineWords({
  line: { personalisation, plain },
}: {
  line: Pick<CartLine, 'personalisation' | 'plain'>
}) {
  if (plain) return <p className="text-sm font-medium">{plainTexts.line}</p>
  return personalisation && <PrintedWords values={personalisation.values} />
}

function Swatch({ color }: { color: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg aria-hidden viewBox="0 0 36 36" className="size-4">
        <circle cx="18" cy="18" r="17" fill={color} stroke="var(--control-line)" strokeWidth="2" />
      </svg>
      {colorNames[nearestColor(color)]}
    </span>
  )
}
