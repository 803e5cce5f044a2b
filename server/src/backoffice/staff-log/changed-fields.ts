import type { StaffChange } from '@tohfa/contract/backoffice/staff-log'

const longest = 120

/**
 * The differences between `before` and `after`, field by field: both values if they fit in a line,
 * otherwise only that the field changed.
 */
export function changedFields(before: object, after: object): StaffChange['details'] {
  const details: StaffChange['details'] = {}
  const old = before as Record<string, unknown>
  for (const [field, value] of Object.entries(after)) {
    const was = loggable(old[field])
    const is = loggable(value)
    if (was.text === is.text) continue
    details[field] = was.isShort && is.isShort ? [was.value, is.value] : null
  }
  return details
}

type LoggedValue = string | number | boolean | null

function loggable(value: unknown): { text: string; isShort: boolean; value: LoggedValue } {
  if (value == null) return { text: '', isShort: true, value: null }
  if (typeof value === 'number' || typeof value === 'boolean')
    return { text: String(value), isShort: true, value }
  if (value instanceof Date) return loggable(value.toISOString())
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return { text, isShort: typeof value === 'string' && text.length <= longest, value: text }
}
