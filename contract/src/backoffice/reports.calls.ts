import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { choice, day, envelope } from '#shared/envelope.ts'
import { report } from './report.ts'
import { mostReportDays, reportSteps } from './report-limits.ts'
import { reportRuleTexts } from './report-rules.texts.ts'

const dayMs = 86_400_000
const days = { from: day, to: day }
const wording = `Days are those of India, both included: at most ${mostReportDays}, the last thirty when none are named.`

type Days = { from?: string | undefined; to?: string | undefined }
const isForward = ({ from, to }: Days) => !from || !to || from <= to
const isShort = ({ from, to }: Days) =>
  !from || !to || (Date.parse(to) - Date.parse(from)) / dayMs < mostReportDays
const backwards = { path: ['to'], error: reportRuleTexts.numbersBackwards }
const tooLong = { path: ['from'], error: reportRuleTexts.numbersTooLong }

/** The reports on sales. */
export const reportsCalls = {
  'GET /admin/numbers': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Takings, what was sold and given back, and what came of visits',
    description: `${wording} All counts for the day on which an order was made.`,
    query: z
      .object({ ...days, by: choice(reportSteps, reportRuleTexts.numbersStep) })
      .refine(isForward, backwards)
      .refine(isShort, tooLong),
    answer: envelope(report),
  },
  'GET /admin-export/sales': {
    access: 'admin',
    tag: 'Admin',
    summary: 'What each product took, as CSV',
    description: wording,
    query: z.object(days).refine(isForward, backwards).refine(isShort, tooLong),
    answer: 'text/csv',
  },
} satisfies Calls
