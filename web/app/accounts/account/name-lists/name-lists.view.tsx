import { useState } from 'react'
import type { NameListHeading } from '@tohfa/contract/studio/name-lists/name-lists'
import { call } from '#platform/api/api-client.ts'
import { useGet } from '#platform/api/use-get.ts'
import { formatDate } from '#platform/i18n/dates.ts'
import { DeleteDialog } from '#accounts/account/designs/delete-dialog.tsx'
import { NotRead } from '#accounts/account/designs/not-read.tsx'
import { useRestoredFocus } from '#accounts/account/designs/use-restored-focus.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { focusMain } from '#ui/focus-main.ts'
import { Link } from '#ui/link.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { textLinkClass } from '#ui/text-link-class.ts'
import { nameListsTexts as texts } from './name-lists.texts.ts'

const action = `inline-flex min-h-11 items-center text-sm ${textLinkClass}`

/** The name lists of the account, the one that was changed last first. */
export default function NameListsView() {
  const { answer, latest, reload } = useGet('GET /name-lists', {})
  const [toDelete, setToDelete] = useState<NameListHeading | null>(null)
  const noteDeleted = useRestoredFocus(latest, focusMain)

  if (!latest?.success)
    return answer ? (
      <NotRead sentence={texts.notRead} onRetry={reload} />
    ) : (
      <div aria-busy>
        <p className="sr-only">{texts.loading}</p>
        <Skeleton className="h-64" />
      </div>
    )
  if (latest.data.length === 0)
    return (
      <EmptyState
        heading={<h2>{texts.none}</h2>}
        sentence={texts.noneSentence}
        action={<ButtonLink to="/product-filter">{texts.shop}</ButtonLink>}
      />
    )
  return (
    <>
      <ul className="border-t border-hairline">
        {latest.data.map((list) => (
          <li
            key={list.id}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-hairline py-4"
          >
            <div className="min-w-0">
              <h2 dir="auto" className="text-base font-semibold wrap-anywhere">
                {list.title}
              </h2>
              <p className="tabular text-sm text-quiet">
                {[
                  texts.states[list.state],
                  texts.pieces(list.pieces),
                  texts.changed(formatDate(list.updatedAt)),
                ].join(' · ')}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-x-5">
              <Link
                to={`/name-lists/${list.id}`}
                className={action}
                aria-label={texts.openOf(list.title)}
              >
                {texts.open}
              </Link>
              <button
                type="button"
                className={action}
                aria-label={texts.deleteOf(list.title)}
                onClick={() => setToDelete(list)}
              >
                {texts.delete}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <DeleteDialog
        thing={toDelete}
        words={texts.deleting}
        remove={({ id }) => call('DELETE /name-lists/:id', { params: { id } })}
        onClose={(isDeleted) => {
          setToDelete(null)
          if (!isDeleted) return
          noteDeleted()
          reload()
        }}
      />
    </>
  )
}
