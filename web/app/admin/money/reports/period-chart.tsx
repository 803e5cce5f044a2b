import { useId } from 'react'
import type { Report, ReportPeriod } from '@tohfa/contract/backoffice/report'
import { formatDate } from '#platform/i18n/dates.ts'
import { topOfScale } from './chart-scale.ts'
import { reportTexts as texts } from './reports.texts.ts'
import { namePeriod, namePeriodShort } from './format-figures.ts'

/**
 * The units of the drawing, which scales to the page's width together with its text. So there is
 * one per screen size, with a fitting number of labels.
 */
const screens = [
  { width: 1120, names: 7, className: 'max-lg:hidden' },
  { width: 760, names: 5, className: 'max-sm:hidden lg:hidden' },
  { width: 420, names: 3, className: 'sm:hidden' },
] as const
const height = 260
const left = 82
const bottom = 28
const top = 12
const steps = [0, 0.25, 0.5, 0.75, 1]

type Chart = {
  heading: string
  note: string
  report: Pick<Report, 'from' | 'to' | 'periods'>
  /** The figure of a bar. */
  valueOf: (period: ReportPeriod) => number
  sum: number
  /** The maximum of an empty scale. */
  least: number
  format: (value: number) => string
}

/**
 * One figure by day, week or month as bars, with a description; the page has the same as a table.
 */
export function PeriodChart({ heading, note, ...chart }: Chart) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-lg font-semibold">
        {heading}
      </h2>
      <p className="pb-3 text-sm text-quiet">{note}</p>
      <figure>
        <figcaption className="sr-only">{summaryOf(heading, chart)}</figcaption>
        {screens.map((screen) => (
          <Bars key={screen.width} {...screen} {...chart} />
        ))}
      </figure>
    </section>
  )
}

function Bars({
  width,
  names,
  className,
  report: { periods },
  valueOf,
  least,
  format,
}: Omit<Chart, 'heading' | 'note'> & (typeof screens)[number]) {
  const scale = topOfScale(periods.map(valueOf), least)
  const plot = { width: width - left, height: height - top - bottom }
  const slot = plot.width / Math.max(periods.length, 1)
  const namedEvery = Math.ceil(periods.length / names)
  const yOf = (value: number) => top + plot.height * (1 - Math.max(value, 0) / scale)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      className={`tabular block w-full text-quiet ${className}`}
    >
      {steps.map((step) => (
        <g key={step}>
          <line
            x1={left}
            x2={width}
            y1={yOf(step * scale)}
            y2={yOf(step * scale)}
            className="stroke-hairline"
          />
          <text
            x={left - 8}
            y={yOf(step * scale) + 4}
            textAnchor="end"
            className="fill-current text-[13px]"
          >
            {format(step * scale)}
          </text>
        </g>
      ))}
      {periods.map((period, index) => (
        <g key={period.from} className="group">
          <title>{texts.ofPeriod(namePeriod(period), format(valueOf(period)))}</title>
          <rect
            x={left + index * slot}
            y={top}
            width={slot}
            height={plot.height}
            className="fill-transparent group-hover:fill-sunken"
          />
          <rect
            x={left + index * slot + slot * 0.18}
            y={yOf(valueOf(period))}
            width={slot * 0.64}
            height={plot.height + top - yOf(valueOf(period))}
            className="fill-link group-hover:fill-action"
          />
          {(periods.length - 1 - index) % namedEvery === 0 && (
            <text
              x={index === periods.length - 1 ? width : left + (index + 0.5) * slot}
              y={height - 6}
              textAnchor={index === periods.length - 1 ? 'end' : 'middle'}
              className="fill-current text-[13px]"
            >
              {namePeriodShort(period)}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

function summaryOf(
  what: string,
  { report, valueOf, sum, format }: Omit<Chart, 'heading' | 'note'>,
) {
  const { from, to, periods } = report
  const best = periods.reduce((most, one) => (valueOf(one) > valueOf(most) ? one : most))
  const span = [formatDate(from), formatDate(to)] as const
  if (valueOf(best) <= 0) return texts.none(what, ...span)
  return texts.chartSummary(what, ...span, format(sum), namePeriod(best))
}
