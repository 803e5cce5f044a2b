import type { StaffChange } from '@tohfa/contract/backoffice/staff-log'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { staffLogTexts as texts, fieldLabels } from './staff-log.texts.ts'
import { labelOf } from './value-labels.ts'

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z$/

/** The details of a change, one per line: `Price: 499 → 599`, `Colours: changed`, `Added: 12`. */
export function detailWords(details: StaffChange['details']): string[] {
  return Object.entries(details).map(([field, detail]) => {
    const name = fieldLabels[field] ?? field
    if (detail === null) return `${name}: ${texts.changed}`
    if (typeof detail === 'number') return `${name}: ${detail}`
    const [before, after] = detail.map((value) => labelOf(field, value) ?? valueWords(value))
    return `${isStock(field, detail) ? texts.stockOf(name) : name}: ${texts.fromTo(before ?? '', after ?? '')}`
  })
}

/** Numbers without a field name are stocks, labelled by their variant. */
const isStock = (field: string, detail: readonly unknown[]) =>
  !(field in fieldLabels) && detail.every((value) => typeof value === 'number')

/** A value for staff: an instant in Indian time, a word for an empty value. */
export function valueWords(value: unknown): string {
  if (value === null || value === '') return texts.nothing
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value !== 'string') return JSON.stringify(value)
  return instant.test(value) ? formatDateTime(value) : value
}
