import { formatRupees } from '@tohfa/contract/money'
import type { Overview } from '@tohfa/contract/overview'
import { Link } from '../../ui/link.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { call } from '../../api/api-client.ts'
import { useLoaded } from '../../document/use-loaded.ts'
import { adminLoader } from '../frame/admin-loader.ts'
import type { Route } from './+types/overview.page'
import { NotRead } from '../frame/not-read.tsx'
import { FailedJobs } from './failed-jobs.tsx'
import { LowStock } from './low-stock.tsx'
import { PaymentProblems } from './payment-problems.tsx'
import { overviewTexts as texts } from './overview.texts.ts'
import { Panel, panelLink } from './panel.tsx'
import { TakingsChart } from './takings-chart.tsx'
import { sumOf } from './takings.ts'
import { ToPrint } from './to-print.tsx'
import { ToShip } from './to-ship.tsx'

export const clientLoader = adminLoader(({ signal }) => call('GET /admin-overview', { signal }))

/** How the shop goes, and what waits for somebody of it. */
export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const { answer, latest, reload } = useLoaded(loaderData)
  const overview = latest?.success ? latest.data : null
  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <h1 className="pb-4 text-2xl font-semibold tracking-tight">{texts.heading}</h1>
      {answer?.success === false && (
        <NotRead heading={texts.notRead} sentence={answer.error} reload={reload} />
      )}
      {overview && <Panels overview={overview} />}
      {!answer && !overview && (
        <div aria-busy>
          <p className="sr-only">{texts.loading}</p>
          <Skeleton className="h-28" />
          <Skeleton className="mt-8 h-96" />
          <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-2">
            <Skeleton className="h-64" />
            <Skeleton className="h-64" />
          </div>
        </div>
      )}
    </div>
  )
}

function Panels({ overview }: { overview: Overview }) {
  return (
    <div className="flex flex-col gap-8">
      <Figures days={overview.days} />
      <TakingsChart days={overview.days} />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-8">
          <ToShip toShip={overview.toShip} />
          <ToPrint printing={overview.printing} />
          <LowStock lowStock={overview.lowStock} />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <PaymentProblems matters={overview.payments} />
          <Panel heading={texts.messages}>
            <p className="text-sm">
              {overview.messages > 0 ? texts.openMessages(overview.messages) : texts.noMessages}
            </p>
            {overview.messages > 0 && (
              <Link to="/admin/messages" className={panelLink}>
                {texts.readMessages}
              </Link>
            )}
          </Panel>
          <FailedJobs jobs={overview.jobs} />
        </div>
      </div>
    </div>
  )
}

/** Today, the week and the month in three pairs of figures. */
function Figures({ days }: Pick<Overview, 'days'>) {
  const spans = [
    [texts.today, sumOf(days.slice(-1))],
    [texts.lastDays(7), sumOf(days.slice(-7))],
    [texts.lastDays(days.length), sumOf(days)],
  ] as const
  return (
    <dl className="grid gap-x-8 gap-y-3 border-y border-hairline py-4 sm:grid-cols-3">
      {spans.map(([name, { orders, takings }]) => (
        <div key={name} className="flex flex-wrap items-baseline gap-x-3 sm:block">
          <dt className="text-sm text-quiet">{name}</dt>
          <dd className="tabular ml-auto text-xl font-semibold sm:ml-0">{formatRupees(takings)}</dd>
          <dd className="tabular text-sm text-quiet">{texts.orders(orders)}</dd>
        </div>
      ))}
    </dl>
  )
}
