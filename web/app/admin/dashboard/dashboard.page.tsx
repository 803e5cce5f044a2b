import { formatRupees } from '@tohfa/contract/shared/money'
import type { Dashboard } from '@tohfa/contract/backoffice/dashboard'
import type { Pile } from '@tohfa/contract/backoffice/work-piles'
import { call } from '#platform/api/api-client.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { Link } from '#ui/link.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { textLinkClass } from '#ui/text-link-class.ts'
import { adminListLoader } from '#admin/frame/admin-loader.ts'
import { NotRead } from '#admin/frame/not-read.tsx'
import type { Route } from './+types/dashboard.page'
import { CameBack } from './came-back.tsx'
import { Endangered } from './endangered.tsx'
import { FailedJobs } from './failed-jobs.tsx'
import { FailedRefunds } from './failed-refunds.tsx'
import { LowStock } from './low-stock.tsx'
import { Overdue } from './overdue.tsx'
import { PaymentProblems } from './payment-problems.tsx'
import { Piles } from './piles.tsx'
import { RefundsAwaited } from './refunds-awaited.tsx'
import { RefundsToSend } from './refunds-to-send.tsx'
import { SetupList } from './setup-list.tsx'
import { sumOf } from './sum-of-days.ts'
import { dashboardTexts as texts } from './dashboard.texts.ts'

/** The work piles, and the items of small ones for staff who may see them. */
export const clientLoader = adminListLoader(async ({ signal, may }) => {
  const [today, setup] = await Promise.all([
    call('GET /admin/today', { signal }),
    may('GET /admin/setup') ? call('GET /admin/setup', { signal }) : null,
  ])
  if (!today.success || !today.data.office) return { today, setup, overview: null }
  return { today, setup, overview: await call('GET /admin-overview', { signal }) }
})

/** Piles for which nobody outside of the shop waits. */
const ownPiles: readonly Pile['pile'][] = ['unsettled', 'unremitted', 'jobs', 'lowStock']
const isAwaited = ({ pile, count }: Pile) => count > 0 && !ownPiles.includes(pile)

/** Open work with deadlines, each pile one press away (docs/product.md 15.9). */
export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { answer, latest, reload } = useLoaded(loaderData)
  const today = latest?.today.success ? latest.today.data : null
  const overview = latest?.overview?.success ? latest.overview.data : null
  const setup = latest?.setup?.success ? latest.setup.data : null
  const failure = [answer?.today, answer?.setup, answer?.overview].find(
    (one) => one?.success === false,
  )
  const setupList = setup && <SetupList setup={setup} reload={reload} />
  // The first order of a new shop is not to be missed below the long list.
  const isWorkFirst = !setup?.isSample && today?.piles.some(isAwaited) === true
  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <h1 className="pb-4 text-2xl font-semibold tracking-tight">{texts.heading}</h1>
      {failure?.success === false && (
        <NotRead heading={texts.notRead} sentence={failure.error} reload={reload} />
      )}
      <div className="flex flex-col gap-8">
        {!isWorkFirst && setupList}
        {today && <Piles piles={today.piles} />}
        {isWorkFirst && setupList}
        {overview && <Panels overview={overview} reload={reload} />}
      </div>
      {!answer && !today && (
        <div aria-busy>
          <p className="sr-only">{texts.loading}</p>
          <Skeleton className="h-40" />
          <Skeleton className="mt-8 h-40" />
        </div>
      )}
    </div>
  )
}

function Panels({ overview, reload }: { overview: Dashboard; reload: () => void }) {
  return (
    <>
      <div className="grid gap-x-10 gap-y-8 empty:hidden lg:grid-cols-2">
        <FailedRefunds refunds={overview.failedRefunds} />
        <RefundsToSend refunds={overview.refundsToSend} />
        <RefundsAwaited refunds={overview.refundsAwaited} />
        <Overdue kind="unsettled" overdue={overview.unsettled} />
        <Overdue kind="unremitted" overdue={overview.unremitted} />
        <Endangered orders={overview.endangered} />
        <CameBack orders={overview.cameBack} onEnded={reload} />
        <PaymentProblems matters={overview.payments} />
        <FailedJobs jobs={overview.jobs} />
        <LowStock lowStock={overview.lowStock} />
      </div>
      <RevenueFigures days={overview.days} />
    </>
  )
}

/** Today, the week and the month in three pairs of figures, with a link to the reports. */
function RevenueFigures({ days }: Pick<Dashboard, 'days'>) {
  const spans = [
    [texts.today, sumOf(days.slice(-1))],
    [texts.lastDays(7), sumOf(days.slice(-7))],
    [texts.lastDays(days.length), sumOf(days)],
  ] as const
  return (
    <section aria-labelledby="takings" className="border-t border-hairline pt-4">
      <h2 id="takings" className="pb-2 text-lg font-semibold">
        {texts.takings}
      </h2>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
        {spans.map(([name, { orders, takings }]) => (
          <div key={name} className="flex flex-wrap items-baseline gap-x-3 sm:block">
            <dt className="text-sm text-quiet">{name}</dt>
            <dd className="tabular ml-auto text-xl font-semibold sm:ml-0">
              {formatRupees(takings)}
            </dd>
            <dd className="tabular text-sm text-quiet">{texts.orderCount(orders)}</dd>
          </div>
        ))}
      </dl>
      <p className="pt-2 text-sm">
        <Link to="/admin/numbers" className={textLinkClass}>
          {texts.toNumbers}
        </Link>
      </p>
    </section>
  )
}
