import { useSearchParams } from 'react-router'
import { printJobsPerPage, printStates } from '@tohfa/contract/fulfilment/print/print-moves'
import { printStateLabels } from '@tohfa/contract/fulfilment/print/print.texts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pagination } from '#ui/paging/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TabButtons } from '#ui/tab-buttons.tsx'
import { Reading } from '#admin/frame/reading.tsx'
import { MatchBar } from '#admin/orders/match-bar.tsx'
import { OrderSearch } from '#admin/orders/order-search.tsx'
import { useSelection } from '#admin/orders/use-selection.ts'
import type { Route } from './+types/print-queue.page'
import { GangBar } from './gang-bar.tsx'
import { PrintFilters } from './print-filters.tsx'
import { PrintRow } from './print-row.tsx'
import {
  loadPrintQueue,
  mostChosen,
  readMatching,
  readShown,
  type PrintQueueState,
  shownQuery,
} from './print-queue.data.ts'
import { printQueueTexts as texts } from './print-queue.texts.ts'

const all = 'all'

export const clientLoader = loadPrintQueue

/** The print jobs by state and day (docs/studio.md 9.5); the filters are in the address. */
export default function PrintQueuePage({ loaderData }: Route.ComponentProps) {
  const [params, setParams] = useSearchParams()
  const shown = readShown(params)
  const { answer, latest, reload } = useLoaded(loaderData)
  const list = latest?.success ? latest : null
  const jobs = list?.data ?? []
  const selection = useSelection(jobs)
  const show = (next: PrintQueueState) => setParams(shownQuery(next), { preventScrollReset: true })

  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-4">
        <h1 className="text-2xl font-semibold tracking-tight">{texts.heading}</h1>
        <OrderSearch
          label={texts.search}
          search={shown.search ?? ''}
          onSearch={(search) => setParams({ ...(search && { search }) })}
        />
      </div>
      <TabButtons
        label={texts.tabs}
        tabs={[
          ...printStates.map((value) => ({
            value,
            label: printStateLabels[value],
            ...(list && { count: list.counts[value] }),
          })),
          { value: all, label: texts.all },
        ]}
        value={shown.state}
        onChange={(state) => show({ ...shown, state, page: 1 })}
      />
      <PrintFilters shown={shown} onShow={show} onRefresh={reload} />
      {shown.search && <p className="pt-4 text-sm text-quiet">{texts.searchedFor(shown.search)}</p>}
      <div aria-busy={!answer} className={!answer && list ? 'opacity-60' : ''}>
        <Reading answer={answer} known={list} texts={texts} reload={reload}>
          <Skeleton className="mt-4 h-56" />
          <Skeleton className="mt-4 h-56" />
        </Reading>
        {list && jobs.length > 0 && (
          <MatchBar
            total={list.totalCount}
            most={mostChosen}
            words={texts}
            selection={selection}
            read={(most) => readMatching(shown, most)}
          />
        )}
        {answer?.success && jobs.length === 0 && (
          <EmptyState
            heading={<h2>{shown.search ? texts.noneFound : texts.none}</h2>}
            sentence={shown.search ? texts.noneFoundSentence : texts.noneSentence}
          />
        )}
        {answer?.success !== false && (
          <ul>
            {jobs.map((job) => (
              <PrintRow
                key={job.id}
                job={job}
                isSelected={selection.has(job.id)}
                onSelect={(on) => selection.select([job], on)}
                onMoved={reload}
              />
            ))}
          </ul>
        )}
      </div>
      {list && (
        <Pagination
          page={shown.page}
          pages={Math.ceil(list.totalCount / printJobsPerPage)}
          href={(page) => `?${shownQuery({ ...shown, page }).toString()}`}
          words={{ label: texts.pages, previous: texts.previous, next: texts.next, page: String }}
        />
      )}
      <GangBar selection={selection} onMoved={reload} />
    </div>
  )
}
