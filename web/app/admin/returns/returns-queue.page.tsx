import { useSearchParams } from 'react-router'
import { type ReturnPile, returnPiles } from '@tohfa/contract/orders/piles'
import { type ReturnState, returnsOver } from '@tohfa/contract/fulfilment/return-moves'
import { call } from '#platform/api/api-client.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TabButtons } from '#ui/tab-buttons.tsx'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { adminListLoader } from '#admin/frame/admin-loader.ts'
import { Reading } from '#admin/frame/reading.tsx'
import type { Route } from './+types/returns-queue.page'
import { ReturnRow } from './return-row.tsx'
import { queueTexts as texts } from './returns-queue.texts.ts'

export const clientLoader = adminListLoader(({ signal }) => call('GET /admin/returns', { signal }))

/** The returns of buyers, the oldest first (docs/product.md 11.13). */
export default function ReturnsQueuePage({ loaderData }: Route.ComponentProps) {
  const [params, setParams] = useSearchParams()
  const tab = params.get('show') === 'over' ? 'over' : 'open'
  const { answer, latest, reload } = useLoaded(loaderData)
  const all = latest?.success ? latest.data : null
  const of = (which: 'open' | 'over') =>
    (all ?? []).filter(({ state }) => returnsOver.includes(state) === (which === 'over'))
  const pile = tab === 'open' ? readPile(params) : undefined
  const onPile: readonly ReturnState[] | undefined = pile && returnPiles[pile]
  const open = of('open').filter(({ state }) => onPile?.includes(state) ?? true)
  const shown = tab === 'over' ? of('over').toReversed() : open

  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <h1 className="pb-4 text-2xl font-semibold tracking-tight">{texts.heading}</h1>
      <TabButtons
        label={texts.tabs}
        tabs={(['open', 'over'] as const).map((value) => ({
          value,
          label: texts[value],
          ...(all && { count: of(value).length }),
        }))}
        value={tab}
        onChange={(next) =>
          setParams(next === 'over' ? { show: 'over' } : {}, { preventScrollReset: true })
        }
      />
      {pile && (
        <p className="flex flex-wrap gap-x-4 pt-4 text-sm">
          {texts.piles[pile]}
          <Link to="/admin/returns" className={textLinkClass}>
            {texts.showAll}
          </Link>
        </p>
      )}
      <div aria-busy={!answer}>
        <Reading answer={answer} known={all} texts={texts} reload={reload}>
          <Skeleton className="mt-4 h-56" />
          <Skeleton className="mt-4 h-56" />
        </Reading>
        {all && shown.length === 0 && (
          <EmptyState heading={<h2>{texts.none}</h2>} sentence={texts.noneSentence[tab]} />
        )}
        <ul>
          {shown.map((one) => (
            <ReturnRow key={one.id} made={one} onMoved={reload} />
          ))}
        </ul>
      </div>
    </div>
  )
}

/** The filter of open returns; it is in the address. */
function readPile(params: URLSearchParams): ReturnPile | undefined {
  const named = params.get('pile') ?? ''
  return Object.hasOwn(returnPiles, named) ? (named as ReturnPile) : undefined
}
