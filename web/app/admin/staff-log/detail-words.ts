import type { StaffChange } from '@tohfa/contract/staff-log'
import { formatDateTime } from '../../locale/dates.ts'
import { staffLogTexts as texts, fieldLabels } from './staff-log.texts.ts'

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z$/

/** The details of a change, a line each: `Price: 499 → 599`, `Colours: changed`, `Added: 12`. */
export function detailWords(details: StaffChange['details']): string[] {
  return Object.entries(details).map(([field, detail]) => {
    const name = fieldLabels[field] ?? field
    if (detail === null) return `${name}: ${texts.changed}`
    if (typeof detail === 'number') return `${name}: ${detail}`
    return `${name}: ${texts.fromTo(valueWords(detail[0]), valueWords(detail[1]))}`
  })
}

/** A value as staff read it: an instant as a time in India, nothing as a word. */
export function valueWords(value: unknown): string {
  if (value === null || value === '') return texts.nothing
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value !== 'string') return JSON.stringify(value)
  return instant.test(value) ? formatDateTime(value) : value
}
