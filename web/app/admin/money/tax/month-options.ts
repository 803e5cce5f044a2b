import { formatMonth } from '#platform/i18n/months.ts'
import { monthsWith } from './gst-months.ts'

/** The months of a select, the current one first and named as not over. */
export function monthOptions(
  shown: string,
  soFar: (month: string) => string,
): { value: string; label: string }[] {
  return monthsWith(shown).map(({ period, isOver }) => ({
    value: period,
    label: isOver ? formatMonth(period) : soFar(formatMonth(period)),
  }))
}
