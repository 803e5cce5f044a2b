import { indianDay } from '#platform/runtime/clock.ts'

/** The day in India of Unix seconds, `31/10/2026` or `2026-10-31`, with or without a time; else null. */
export function dayOfCell(cell: string): string | null {
  if (/^\d{9,10}(?:\.0+)?$/.test(cell)) return indianDay(new Date(Number(cell) * 1000))
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:\D|$)/.exec(cell)
  const [, day = '', month = '', year = ''] = slashed ?? []
  const written = slashed
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : (/^\d{4}-\d\d-\d\d/.exec(cell)?.[0] ?? '')
  const at = new Date(`${written}T00:00:00Z`)
  const isDay = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written)
  return written !== '' && isDay ? written : null
}
