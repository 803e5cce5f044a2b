import { reportSteps } from '@tohfa/contract/backoffice/report-limits'
import { Field } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TabButtons } from '#ui/tab-buttons.tsx'
import { type ReportRequest, lastDays, offeredDays } from './reports.data.ts'
import { reportTexts as texts } from './reports.texts.ts'

const steps = reportSteps.map((value) => ({ value, label: texts.steps[value] }))

/** The range of days, and their grouping. */
export function ReportFilter({
  query,
  fields = {},
  onAsk,
}: {
  query: ReportRequest
  /** The errors of the days, by field. */
  fields?: Record<string, string> | undefined
  onAsk: (next: Partial<ReportRequest>) => void
}) {
  const { from, to, by } = query
  const spans = offeredDays.map((days) => ({ days, ...lastDays(days) }))
  const chosen = spans.find((span) => span.from === from && span.to === to)
  return (
    <>
      <TabButtons
        label={texts.span}
        tabs={spans.map(({ days }) => ({ value: String(days), label: texts.lastDays(days) }))}
        value={String(chosen?.days ?? '')}
        onChange={(days) => onAsk(lastDays(Number(days)))}
      />
      <div className="grid grid-cols-2 gap-x-4 pt-4 md:flex md:flex-wrap">
        <Field
          type="date"
          label={texts.from}
          value={from}
          max={to}
          error={fields['from']}
          onChange={({ currentTarget: { value } }) => value && onAsk({ from: value, to })}
        />
        <Field
          type="date"
          label={texts.to}
          value={to}
          min={from}
          error={fields['to']}
          onChange={({ currentTarget: { value } }) => value && onAsk({ from, to: value })}
        />
        <SelectField
          label={texts.by}
          className="md:w-56"
          value={by}
          options={steps}
          onChange={({ currentTarget: { value } }) =>
            onAsk({ from, to, by: reportSteps.find((known) => known === value) ?? by })
          }
        />
      </div>
    </>
  )
}
