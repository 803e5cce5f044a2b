import type { ReportStep } from '@tohfa/contract/backoffice/report-limits'
import type { Span } from './reports.queries.ts'

const dayMs = 86_400_000

const shown = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** A day so many days after another. */
export const daysAfter = (day: string, days: number): string =>
  shown(Date.parse(day) + days * dayMs)

/** The first day of the stretch that a day belongs to; weeks begin on Monday, as in the database. */
function stretchOf(day: string, by: ReportStep): string {
  if (by === 'month') return `${day.slice(0, 7)}-01`
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
  return by === 'week' ? daysAfter(day, -sinceMonday) : day
}

/** The stretches of some days, each by its first day, and cut to those days. */
export function periodsOf({ from, to }: Span, by: ReportStep): (Span & { key: string })[] {
  const periods: (Span & { key: string })[] = []
  for (let ms = Date.parse(from); ms <= Date.parse(to); ms += dayMs) {
    const day = shown(ms)
    const key = stretchOf(day, by)
    const last = periods.at(-1)
    if (last?.key === key) last.to = day
    else periods.push({ key, from: day, to: day })
  }
  return periods
}
