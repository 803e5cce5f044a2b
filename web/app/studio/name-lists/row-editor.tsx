import type { ReactNode } from 'react'
import type { Product } from '@tohfa/contract/catalog/products'
import { listLimits } from '@tohfa/contract/studio/name-lists/list-limits'
import type { NameList } from '@tohfa/contract/studio/name-lists/name-lists'
import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { choiceWord } from '#platform/i18n/choice-words.ts'
import { labelOf } from '#platform/i18n/label-of.ts'
import { inputClass } from '#ui/form/input-class.ts'
import { Select } from '#ui/form/select.tsx'
import { textLinkClass } from '#ui/text-link-class.ts'
import { inksOf, nameOfInk } from '#studio/fields/inks.ts'
import { findingSentence } from './finding-sentence.ts'
import { nameListTexts as texts } from './name-list.texts.ts'
import { wordsOfRow } from './row-fields.ts'
import type { EditedRow } from './use-name-list.ts'

const action = `inline-flex min-h-11 items-center text-sm ${textLinkClass}`

type Props = {
  n: number
  row: EditedRow
  /** The row as the shop has it; undefined while it is new. */
  known: NameList['rows'][number] | undefined
  list: Pick<NameList, 'color' | 'size'>
  fields: readonly TemplateField[]
  product: Product
  onChange: (n: number, row: EditedRow) => void
  onRemove: (n: number) => void
  onSee: (n: number) => void
}

/** One row: its words, variant and number of pieces, with what was found in it. */
export function RowEditor({
  n,
  row,
  known,
  list,
  fields,
  product,
  onChange,
  onRemove,
  onSee,
}: Props) {
  const words = wordsOfRow(row.values, fields) || '–'
  const findings = withoutRepeats(known?.findings ?? [])
  const stopped = new Set(
    findings.flatMap(({ level, field }) => (level === 'stop' && field ? [field] : [])),
  )
  const entry = product.colors.find(({ color }) => color === (row.color ?? list.color))
  const put = (part: Partial<EditedRow>) => onChange(n, { ...row, ...part })
  const cell = (label: string, field: string, child: (tie: CellTie) => ReactNode) => (
    <label key={field} className="flex min-w-0 flex-col gap-1">
      <span className="text-xs text-quiet">{label}</span>
      {child({
        'aria-label': texts.fieldOf(label, n),
        'aria-invalid': stopped.has(field) || undefined,
        'aria-describedby': findings.length > 0 ? `row-${n}-findings` : undefined,
      })}
    </label>
  )
  return (
    <li
      aria-label={texts.row(n)}
      className="grid grid-cols-[2.5rem_1fr] gap-x-3 border-b border-hairline py-3"
    >
      <span className="tabular pt-7 text-sm text-quiet">{n}</span>
      <div className="flex min-w-0 flex-col gap-2">
        <div className="grid grid-cols-2 items-end gap-x-3 gap-y-2 sm:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))]">
          {fields.map((field) => {
            const value = row.values[field.id] ?? ''
            const change = (next: string) =>
              put({ values: { ...row.values, [field.id]: next === '' ? null : next } })
            return cell(labelOf(field), field.id, (tie) =>
              field.kind === 'text' ? (
                <input
                  {...tie}
                  dir="auto"
                  data-from-people
                  autoComplete="off"
                  spellCheck={false}
                  value={value}
                  onChange={({ currentTarget }) => change(currentTarget.value)}
                  className={inputClass}
                />
              ) : (
                <Select
                  {...tie}
                  value={value}
                  options={optionsOf(field, value)}
                  onChange={({ currentTarget }) => change(currentTarget.value)}
                />
              ),
            )
          })}
          {product.colors.length > 1 &&
            cell(texts.color, 'color', (tie) => (
              <Select
                {...tie}
                value={row.color ?? ''}
                options={[
                  { value: '', label: texts.asList(choiceWord(list.color)) },
                  ...withUnknown(
                    row.color,
                    product.colors.map(({ color }) => color),
                  ),
                ]}
                onChange={({ currentTarget }) => put({ color: currentTarget.value })}
              />
            ))}
          {entry?.sizes &&
            entry.sizes.length > 0 &&
            cell(texts.size, 'size', (tie) => (
              <Select
                {...tie}
                value={row.size ?? ''}
                options={[
                  { value: '', label: list.size ? texts.asList(choiceWord(list.size)) : '–' },
                  ...withUnknown(row.size, entry.sizes?.map(({ size }) => size) ?? []),
                ]}
                onChange={({ currentTarget }) => put({ size: currentTarget.value })}
              />
            ))}
          {cell(texts.quantity, 'quantity', (tie) => (
            <input
              {...tie}
              type="number"
              min={1}
              max={listLimits.ofRow}
              value={row.quantity}
              onChange={({ currentTarget }) => {
                const quantity = currentTarget.valueAsNumber
                if (quantity >= 1 && quantity <= listLimits.ofRow) put({ quantity })
              }}
              className={inputClass}
            />
          ))}
        </div>
        {findings.length > 0 && (
          <ul id={`row-${n}-findings`} className="flex flex-col gap-0.5 text-xs">
            {findings.map(({ level, code, params, field, item }) => (
              <li
                key={`${code} ${field} ${item}`}
                className={`font-medium ${level === 'stop' ? 'text-danger' : 'text-warning'}`}
              >
                {findingSentence({ code, params })}
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-x-5">
          {known?.proof && (
            <button
              type="button"
              className={action}
              aria-label={texts.seeOf(n, words)}
              onClick={() => onSee(n)}
            >
              {texts.see}
            </button>
          )}
          <button
            type="button"
            className={action}
            aria-label={texts.removeOf(n, words)}
            onClick={() => onRemove(n)}
          >
            {texts.remove}
          </button>
        </div>
      </div>
    </li>
  )
}

type CellTie = {
  'aria-label': string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

function optionsOf({ kind, sample, choices }: TemplateField, value: string) {
  const offered =
    kind === 'color'
      ? inksOf(sample).map((ink) => ({ value: ink, label: nameOfInk(ink) }))
      : (choices ?? []).map((choice) => ({ value: choice.id, label: labelOf(choice) }))
  const isOffered = value === '' || offered.some((option) => option.value === value)
  return [{ value: '', label: '–' }, ...offered, ...(isOffered ? [] : [{ value, label: value }])]
}

/** Words that are printed twice have the same finding twice. */
const withoutRepeats = (findings: NameList['rows'][number]['findings']) => [
  ...new Map(findings.map((found) => [findingSentence(found), found])).values(),
]

/** The choices, with one that the product lacks as it was written. */
const withUnknown = (chosen: string | undefined, offered: readonly string[]) =>
  [...(chosen && !offered.includes(chosen) ? [chosen] : []), ...offered].map((value) => ({
    value,
    label: choiceWord(value),
  }))
