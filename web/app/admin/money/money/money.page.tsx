import { useSearchParams } from 'react-router'
import { isGstPeriod } from '@tohfa/contract/tax/gst-periods'
import { adminListLoader } from '#admin/frame/admin-loader.ts'
import { Reading } from '#admin/frame/reading.tsx'
import { monthOptions } from '#admin/money/tax/month-options.ts'
import { presentMonth } from '#admin/money/tax/gst-months.ts'
import { call } from '#platform/api/api-client.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Route } from './+types/money.page'
import { MoneyFigures } from './money-figures.tsx'
import { moneyTexts as texts } from './money.texts.ts'
import { OwnersPart } from './owners-part.tsx'
import { Payouts } from './payouts.tsx'

export const clientLoader = adminListLoader(async ({ query, signal, may }) => {
  const period = readMonth(query)
  const isOwner = may('GET /admin/settlements')
  const [money, payouts] = await Promise.all([
    call('GET /admin/money', { query: { period }, signal }),
    isOwner ? call('GET /admin/settlements', { query: { period, limit: 60 }, signal }) : null,
  ])
  return money.success ? { ...money, isOwner, payouts } : money
})

/** Where the money of a month's orders is (docs/product.md 15.31). */
export default function MoneyPage({ loaderData }: Route.ComponentProps) {
  const [params, setParams] = useSearchParams()
  const period = readMonth(params)
  const { answer, latest, reload } = useLoaded(loaderData)
  const read = latest?.success ? latest : null
  const isEmpty = answer?.success && answer.data.sold.orders.length === 0
  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <h1 className="text-2xl font-semibold tracking-tight">{texts.heading}</h1>
      <p className="pb-4 text-sm text-quiet">{texts.sentence}</p>
      <SelectField
        label={texts.month}
        className="w-60"
        value={period}
        options={monthOptions(period, texts.soFar)}
        onChange={({ currentTarget: { value } }) =>
          setParams({ month: value }, { preventScrollReset: true })
        }
      />
      <div aria-busy={!answer} className={!answer && read ? 'opacity-60' : ''}>
        <Reading answer={answer} known={read} texts={texts} reload={reload}>
          <Skeleton className="mt-4 h-72" />
        </Reading>
        {isEmpty && <EmptyState heading={<h2>{texts.none}</h2>} sentence={texts.noneSentence} />}
        {answer?.success !== false && read && !isEmpty && <MoneyFigures money={read.data} />}
      </div>
      {read?.payouts && <Payouts answer={read.payouts} reload={reload} />}
      {read?.isOwner && <OwnersPart period={period} onTaken={reload} />}
    </div>
  )
}

/** The current month, unless the address names another. */
function readMonth(params: URLSearchParams): string {
  const period = params.get('month') ?? ''
  return isGstPeriod(period) ? period : presentMonth()
}
