import { useId } from 'react'
import { formatRupees } from '@tohfa/contract/money'
import type { OrderDay } from '@tohfa/contract/overview'
import { formatDate } from '../../locale/dates.ts'
import { overviewTexts as texts } from './overview.texts.ts'
import { sumOf, topOfScale } from './takings.ts'
import { TakingsTable } from './takings-table.tsx'

/**
 * The drawings' own units; each is scaled to the page's width, and so are its words: hence one for
 * each kind of screen. On a phone a fortnight must do.
 */
const wide = 1120
const middle = 760
const narrow = { width: 420, days: 14 }
const height = 260
const left = 70
const bottom = 28
const top = 12
const steps = [0, 0.25, 0.5, 0.75, 1]
/** A day in so many has its name below. */
const namedEvery = 7

/** The takings of each day as bars, said in one sentence and to be read as a table. */
export function TakingsChart({ days }: { days: readonly OrderDay[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg font-semibold">
        {texts.takings}
      </h2>
      <p className="pb-3 text-sm text-quiet">{texts.takingsNote}</p>
      <figure>
        <figcaption className="sr-only">{summaryOf(days)}</figcaption>
        <Bars days={days} width={wide} className="max-lg:hidden" />
        <Bars days={days} width={middle} className="max-sm:hidden lg:hidden" />
        <Bars days={days.slice(-narrow.days)} width={narrow.width} className="sm:hidden" />
      </figure>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 items-center text-sm text-link underline-offset-4 hover:underline">
          {texts.asTable}
        </summary>
        <TakingsTable days={days} />
      </details>
    </section>
  )
}

function Bars({
  days,
  width,
  className,
}: {
  days: readonly OrderDay[]
  width: number
  className: string
}) {
  const scale = topOfScale(days)
  const plot = { width: width - left, height: height - top - bottom }
  const slot = plot.width / days.length
  const yOf = (takings: number) => top + plot.height * (1 - takings / scale)
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
            {formatRupees(step * scale)}
          </text>
        </g>
      ))}
      {days.map(({ day, orders, takings }, index) => (
        <g key={day} className="group">
          <title>{texts.ofDay(formatDate(day), texts.orders(orders), formatRupees(takings))}</title>
          <rect
            x={left + index * slot}
            y={top}
            width={slot}
            height={plot.height}
            className="fill-transparent group-hover:fill-sunken"
          />
          <rect
            x={left + index * slot + slot * 0.18}
            y={yOf(takings)}
            width={slot * 0.64}
            height={plot.height + top - yOf(takings)}
            className="fill-link group-hover:fill-action"
          />
          {(days.length - 1 - index) % namedEvery === 0 && (
            <text
              x={left + (index + 0.5) * slot}
              y={height - 6}
              textAnchor={index === days.length - 1 ? 'end' : 'middle'}
              className="fill-current text-[13px]"
            >
              {formatDate(day).replace(/,? \d{4}$/, '')}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

function summaryOf(days: readonly OrderDay[]): string {
  const { orders, takings } = sumOf(days)
  const best = days.reduce((most, day) => (day.takings > most.takings ? day : most))
  return texts.chartSummary(
    days.length,
    texts.orders(orders),
    formatRupees(takings),
    formatDate(best.day),
  )
}
