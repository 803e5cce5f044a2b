import { useSearchParams } from 'react-router'
import { staffChangesPerPage, staffSubjects } from '@tohfa/contract/backoffice/staff-log'
import { TabButtons } from '#ui/tab-buttons.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { requestedPage } from '#ui/paging/requested-page.ts'
import { Pagination } from '#ui/paging/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { call } from '#platform/api/api-client.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { adminListLoader } from '#admin/frame/admin-loader.ts'
import type { Route } from './+types/staff-log.page'
import { Reading } from '#admin/frame/reading.tsx'
import { staffLogTexts as texts, subjectTabs } from './staff-log.texts.ts'
import { ChangeRows } from './change-rows.tsx'

const all = 'all'

export const clientLoader = adminListLoader(({ query, signal }) =>
  call('GET /admin-audit-log', { query: readShown(query), signal }),
)

/** The staff log, the newest changes first. */
export default function StaffLogPage({ loaderData }: Route.ComponentProps) {
  const [params, setParams] = useSearchParams()
  const { subject, page } = readShown(params)
  const { answer, latest, reload } = useLoaded(loaderData)
  const list = latest?.success ? latest : null

  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <h1 className="pb-1 text-2xl font-semibold tracking-tight">{texts.heading}</h1>
      <p className="pb-4 text-sm text-quiet">{texts.sentence}</p>
      <TabButtons
        label={texts.tabs}
        tabs={[
          { value: all, label: texts.all },
          ...staffSubjects.map((value) => ({ value, label: subjectTabs[value] })),
        ]}
        value={subject ?? all}
        onChange={(next) =>
          setParams(next === all ? {} : { subject: next }, { preventScrollReset: true })
        }
      />
      <div aria-busy={!answer} className={!answer && list ? 'opacity-60' : ''}>
        <Reading answer={answer} known={list} texts={texts} reload={reload}>
          <Skeleton className="mt-4 h-96" />
        </Reading>
        {answer?.success && answer.data.length === 0 && (
          <EmptyState heading={<h2>{texts.none}</h2>} sentence={texts.noneSentence} />
        )}
        {answer?.success !== false && list && list.data.length > 0 && (
          <ChangeRows changes={list.data} />
        )}
      </div>
      {list && (
        <Pagination
          page={page}
          pages={Math.ceil(list.totalCount / staffChangesPerPage)}
          href={(number) => `?${queryOf({ subject, page: number }).toString()}`}
          words={{ label: texts.pages, previous: texts.previous, next: texts.next, page: String }}
        />
      )}
    </div>
  )
}

/** The filter; it is in the address. */
function readShown(params: URLSearchParams) {
  const subject = staffSubjects.find((known) => known === params.get('subject'))
  return { subject, page: requestedPage(params) }
}

function queryOf({ subject, page }: ReturnType<typeof readShown>): URLSearchParams {
  return new URLSearchParams({ ...(subject && { subject }), page: String(page) })
}
