// chunk: lines
import { colorNames } from '@tohfa/print-engine/mockup/color-names.texts'
import { isHexColor, nearestColor } from '@tohfa/print-engine/mockup/nearest-color'
import type { CartLine } from '@tohfa/contract/orders/cart'
import { plainTexts } from '@tohfa/print-engine/scene/plain.texts'
import type { PrintedValue } from '@tohfa/print-engine/scene/personalisation'
import { writtenValues } from '@tohfa/print-engine/scene/written-values'
import { ListRows } from './list-rows.tsx'
import { labelOf } from '#platform/i18n/label-of.ts'

/** In the language of the page, as far as the template has it. */
export const wordsOfValue = ({ value, valueHi }: PrintedValue): string =>
  labelOf({ label: value, labelHi: valueHi })

/** The text of a print without colours, which distinguish no two prints. */
export const wordsOf = (values: readonly PrintedValue[]): string[] =>
  writtenValues(values)
    .filter(({ value }) => !isHexColor(value))
    .map(wordsOfValue)

/**
 * The text of a person's print, exactly as typed; large where a wrong name must be noticed. Photos
 * are in its picture.
 */
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
          // Two fields may have one label, and the rows never change their order.
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

/**
 * The text of a line; for a customizable product without a print, a note that nothing is printed.
 */
export function LineWords({
  line: { personalisation, plain, list },
}: {
  line: Pick<CartLine, 'personalisation' | 'plain' | 'list'>
}) {
  if (list) return <ListRows list={list} />
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
