import { useSearchParams } from 'react-router'
import { messagesPerPage, messageStates } from '@tohfa/contract/contact'
import { TabButtons } from '../../ui/tab-buttons.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { pageIn } from '../../ui/paging/page-in.ts'
import { Pagination } from '../../ui/paging/pagination.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { call } from '../../api/api-client.ts'
import { useLoaded } from '../../document/use-loaded.ts'
import { adminLoader } from '../frame/admin-loader.ts'
import type { Route } from './+types/messages.page'
import { NotRead } from '../frame/not-read.tsx'
import { Message } from './message.tsx'
import { messagesTexts as texts } from './messages.texts.ts'

const all = 'all'

export const clientLoader = adminLoader(({ query, signal }) =>
  call('GET /admin-message', { query: readShown(query), signal }),
)

/** What people wrote on the contact page, the newest first. */
export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const [params, setParams] = useSearchParams()
  const { state, page } = readShown(params)
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
          { value: 'open', label: texts.open, ...(list && { count: list.open }) },
          { value: 'handled', label: texts.handled },
        ]}
        value={state ?? all}
        onChange={(next) =>
          setParams(next === all ? {} : { state: next }, { preventScrollReset: true })
        }
      />
      <div aria-busy={!answer} className={!answer && list ? 'opacity-60' : ''}>
        {answer?.success === false && (
          <NotRead heading={texts.notRead} sentence={answer.error} reload={reload} />
        )}
        {!answer && !list && (
          <>
            <p className="sr-only">{texts.loading}</p>
            <Skeleton className="mt-4 h-40" />
            <Skeleton className="mt-4 h-40" />
          </>
        )}
        {answer?.success && list?.data.length === 0 && (
          <EmptyState
            heading={<h2>{state === 'open' ? texts.noneOpen : texts.none}</h2>}
            sentence={texts.noneSentence}
          />
        )}
        {answer?.success !== false && (
          <ul>
            {list?.data.map((message) => (
              <Message key={message.id} message={message} onMarked={reload} />
            ))}
          </ul>
        )}
      </div>
      {list && (
        <Pagination
          page={page}
          pages={Math.ceil(list.totalCount / messagesPerPage)}
          href={(number) => `?${queryOf({ state, page: number }).toString()}`}
          words={{ label: texts.pages, previous: texts.previous, next: texts.next, page: String }}
        />
      )}
    </div>
  )
}

/** What of them is shown; it stands in the address. */
function readShown(params: URLSearchParams) {
  const state = messageStates.find((known) => known === params.get('state'))
  return { state, page: pageIn(params) }
}

function queryOf({ state, page }: ReturnType<typeof readShown>): URLSearchParams {
  return new URLSearchParams({ ...(state && { state }), page: String(page) })
}
