import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { messagesPerPage, messageStates } from '@tohfa/contract/backoffice/message-states'
import { TabButtons } from '#ui/tab-buttons.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { requestedPage } from '#ui/paging/requested-page.ts'
import { Pagination } from '#ui/paging/pagination.tsx'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { call } from '#platform/api/api-client.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { adminListLoader } from '#admin/frame/admin-loader.ts'
import type { Route } from './+types/messages.page'
import { Reading } from '#admin/frame/reading.tsx'
import { Message } from './message.tsx'
import { messageStateLabels, messagesTexts as texts } from './messages.texts.ts'

const all = 'all'

export const clientLoader = adminListLoader(({ query, signal }) =>
  call('GET /admin-message', { query: readShown(query), signal }),
)

/** The contact messages, the newest first. */
export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const [params, setParams] = useSearchParams()
  const { state, number, page } = readShown(params)
  const [now] = useState(Date.now)
  const { answer, latest, reload } = useLoaded(loaderData)
  const list = latest?.success ? latest : null

  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <h1 className="pb-4 text-2xl font-semibold tracking-tight">{texts.heading}</h1>
      <TabButtons
        label={texts.tabs}
        tabs={[
          { value: all, label: texts.all },
          ...messageStates.map((value) => ({
            value,
            label: messageStateLabels[value],
            ...(list && value === 'open' && { count: list.open }),
          })),
        ]}
        value={state ?? all}
        onChange={(next) =>
          setParams(next === all ? {} : { state: next }, { preventScrollReset: true })
        }
      />
      {number && (
        <p className="tabular flex flex-wrap gap-x-4 pt-4 text-sm">
          {texts.onlyOne(number)}
          <Link to="/admin/messages" className={textLinkClass}>
            {texts.showAll}
          </Link>
        </p>
      )}
      <div aria-busy={!answer} className={!answer && list ? 'opacity-60' : ''}>
        <Reading answer={answer} known={list} texts={texts} reload={reload}>
          <Skeleton className="mt-4 h-40" />
          <Skeleton className="mt-4 h-40" />
        </Reading>
        {answer?.success && list?.data.length === 0 && (
          <EmptyState
            heading={<h2>{state === 'open' ? texts.noneOpen : texts.none}</h2>}
            sentence={texts.noneSentence}
          />
        )}
        {answer?.success !== false && (
          <ul>
            {list?.data.map((message) => (
              <Message key={message.id} message={message} now={now} onChanged={reload} />
            ))}
          </ul>
        )}
      </div>
      {list && (
        <Pagination
          page={page}
          pages={Math.ceil(list.totalCount / messagesPerPage)}
          href={(other) => `?${queryOf({ state, number, page: other }).toString()}`}
          words={{ label: texts.pages, previous: texts.previous, next: texts.next, page: String }}
        />
      )}
    </div>
  )
}

/** The filter; it is in the address. */
function readShown(params: URLSearchParams) {
  const state = messageStates.find((known) => known === params.get('state'))
  const number = params.get('number') ?? undefined
  return { state, number, page: requestedPage(params) }
}

function queryOf({ state, number, page }: ReturnType<typeof readShown>): URLSearchParams {
  return new URLSearchParams({
    ...(state && { state }),
    ...(number && { number }),
    page: String(page),
  })
}
