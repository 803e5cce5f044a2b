import { dateOfDay, indianDay } from '@tohfa/contract/shared/indian-days'
import {
  reportSteps,
  type ReportStep,
  usualReportDays,
} from '@tohfa/contract/backoffice/report-limits'

/** The available ranges, in days up to today. */
export const offeredDays = [7, usualReportDays, 90, 366] as const

const dayMs = 86_400_000
const datePattern = /^\d{4}-\d\d-\d\d$/

/** The range of days and their grouping; they are in the address. */
export type ReportRequest = { from: string; to: string; by: ReportStep }

/** The last days in India, including today. */
export function lastDays(days: number): Omit<ReportRequest, 'by'> {
  const to = dateOfDay(indianDay(new Date()))
  const first = new Date(Date.parse(to) - (days - 1) * dayMs)
  return { from: first.toISOString().slice(0, 10), to }
}

/** Long ranges have larger groups, unless the address names one. */
export function readQuery(params: URLSearchParams): ReportRequest {
  const usual = lastDays(usualReportDays)
  const named = (end: 'from' | 'to') => {
    const day = params.get(end) ?? ''
    return datePattern.test(day) ? day : usual[end]
  }
  const [from, to] = [named('from'), named('to')]
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1
  const step = days <= 45 ? 'day' : days <= 190 ? 'week' : 'month'
  return { from, to, by: reportSteps.find((known) => known === params.get('by')) ?? step }
}
