import { useSearchParams } from 'react-router'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { Report } from '@tohfa/contract/backoffice/report'
import { call } from '#platform/api/api-client.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { adminListLoader } from '#admin/frame/admin-loader.ts'
import { NotRead } from '#admin/frame/not-read.tsx'
import type { Route } from './+types/reports.page'
import { Figures } from './figures.tsx'
import { Funnel } from './funnel.tsx'
import { readQuery } from './reports.data.ts'
import { ReportFilter } from './report-filter.tsx'
import { reportTexts as texts } from './reports.texts.ts'
import { PeriodChart } from './period-chart.tsx'
import { PeriodsTable } from './periods-table.tsx'
import { ReturnsTable } from './returns-table.tsx'
import { formatCount } from './format-figures.ts'
import { ProductsSold, TypesSold } from './units-sold.tsx'

export const clientLoader = adminListLoader(({ query, signal }) =>
  call('GET /admin/numbers', { query: readQuery(query), signal }),
)

/** The reports: takings, sales and returns, and the results of visits (docs/product.md 15.19). */
export default function ReportsPage({ loaderData }: Route.ComponentProps) {
  const [params, setParams] = useSearchParams()
  const { answer, latest, reload } = useLoaded(loaderData)
  const report = latest?.success ? latest.data : null
  const failure = answer?.success === false ? answer : null
  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <h1 className="text-2xl font-semibold tracking-tight">{texts.heading}</h1>
      <p className="pb-4 text-sm text-quiet">{texts.sentence}</p>
      <ReportFilter
        query={readQuery(params)}
        fields={failure?.fields}
        onAsk={(next) => setParams(next, { preventScrollReset: true })}
      />
      {failure && !failure.fields && (
        <NotRead heading={texts.notRead} sentence={failure.error} reload={reload} />
      )}
      {!answer && !report && (
        <div aria-busy>
          <p className="sr-only">{texts.loading}</p>
          <Skeleton className="h-40" />
          <Skeleton className="mt-8 h-72" />
          <Skeleton className="mt-8 h-72" />
        </div>
      )}
      {report && (
        <div aria-busy={!answer} className={answer ? '' : 'opacity-60'}>
          <ReportSections report={report} />
        </div>
      )}
    </div>
  )
}

function ReportSections({ report }: { report: Report }) {
  const { totals, periods } = report
  return (
    <div className="flex flex-col gap-8">
      <Figures totals={totals} />
      <PeriodChart
        heading={texts.takingsBy}
        note={texts.takingsNote}
        report={report}
        valueOf={({ takings }) => takings}
        sum={totals.takings}
        least={400}
        format={formatRupees}
      />
      <PeriodChart
        heading={texts.visitsBy}
        note={texts.visitsNote}
        report={report}
        valueOf={({ visits }) => visits}
        sum={totals.visits}
        least={4}
        format={formatCount}
      />
      <details>
        <summary className="inline-flex min-h-11 items-center text-sm text-link underline-offset-4 hover:underline">
          {texts.asTable}
        </summary>
        <PeriodsTable periods={periods} />
      </details>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-8">
          <Funnel totals={totals} />
          <ReturnsTable {...report} />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <TypesSold types={report.types} />
          <ProductsSold report={report} />
        </div>
      </div>
    </div>
  )
}
