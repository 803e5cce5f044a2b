/** India's offset from UTC, all year round. */
const ahead = '+05:30'
const aheadMs = 5.5 * 3_600_000

/**
 * An instant as the value of a date-time field, in Indian time: `2026-11-21T09:30`; '' for none.
 */
export function toField(instant: string | null): string {
  if (!instant) return ''
  return new Date(new Date(instant).getTime() + aheadMs).toISOString().slice(0, 16)
}

/** The instant of such a value, or null when it is empty or invalid. */
export function fromField(value: string): string | null {
  const moment = new Date(`${value}${ahead}`)
  return value && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null
}
