import { type ReactNode, useRef, useState } from 'react'
import type { BlankMovement, CountedChoice } from '@tohfa/contract/catalog/blank-counts'
import { DeliveryButton } from '#admin/catalog/blank-delivery/delivery-button.tsx'
import { adminLoader } from '#admin/frame/admin-loader.ts'
import { Reading } from '#admin/frame/reading.tsx'
import { useSavedForm } from '#admin/frame/use-saved-form.ts'
import { call } from '#platform/api/api-client.ts'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { Route } from './+types/blank-count.page'
import { blankCountTexts as texts } from './blank-count.texts.ts'
import { choiceName, CountRow, differenceText } from './count-row.tsx'
import { differenceOf, onShelf, type TypedCount } from './typed-count.ts'

export const clientLoader = adminLoader(({ signal }) => call('GET /admin/blank-counts', { signal }))

/** Counting blanks by the bench (docs/product.md 28.9). */
export default function BlankCountPage({ loaderData }: Route.ComponentProps) {
  const { answer, latest, reload } = useLoaded(loaderData)
  const known = latest?.success ? latest.data : null

  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-2xl font-semibold tracking-tight">{texts.heading}</h1>
        <DeliveryButton onBooked={reload} />
      </div>
      <p className="max-w-prose pb-4 text-sm text-quiet">{texts.sentence}</p>
      <Reading answer={answer} known={known} texts={texts} reload={reload} />
      {known?.choices.length === 0 && (
        <EmptyState heading={<h2>{texts.none}</h2>} sentence={texts.noneSentence} />
      )}
      {known && known.choices.length > 0 && <CountForm choices={known.choices} reload={reload} />}
      {known && known.movements.length > 0 && (
        <section className="pt-8 text-sm">
          <h2 className="pb-2 font-semibold">{texts.before}</h2>
          <ul>
            {known.movements.map((one) => (
              <li key={one.id} className="flex flex-wrap gap-x-4 border-t border-hairline py-2">
                <span data-from-people className="font-medium wrap-anywhere">
                  {choiceName(one)}
                </span>
                <span className="tabular wrap-anywhere">{causeOf(one)}</span>
                <span className="tabular">{changeOf(one)}</span>
                <span data-from-people className="text-quiet wrap-anywhere">
                  {one.by}
                </span>
                <time dateTime={one.at} className="text-quiet">
                  {formatDateTime(one.at)}
                </time>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** What was counted against what, or the paper of a delivery, which is of people. */
const causeOf = ({ seen, counted, reference }: BlankMovement): ReactNode =>
  seen !== undefined && counted !== undefined ? (
    texts.changed(seen, counted)
  ) : (
    <span data-from-people>{reference}</span>
  )

const changeOf = ({ kind, pieces }: BlankMovement): string =>
  kind === 'delivery' ? texts.delivered(pieces) : differenceText(pieces)

type Typed = Readonly<Record<string, TypedCount>>

/** How long a shown figure counts as new. */
const newForMs = 5_000

/**
 * A field for each. What is printed meanwhile leaves the shelf, so a field that is entered reads the
 * figures again, and keeps the one with which its typing begins.
 */
function CountForm({ choices, reload }: { choices: CountedChoice[]; reload: () => void }) {
  const [id, setId] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState<Typed>({})
  const readAt = useRef(0)
  const readAgain = () => {
    if (performance.now() - readAt.current < newForMs) return
    readAt.current = performance.now()
    reload()
  }
  const type = (choice: CountedChoice, text: string) =>
    setTyped(({ [choice.variantId]: before, ...others }) =>
      text === ''
        ? others
        : { ...others, [choice.variantId]: { seen: before?.seen ?? onShelf(choice), text } },
    )
  const differences = choices.map(({ variantId }) => differenceOf(typed[variantId]))
  const rows = choices.flatMap(({ variantId }, at) => {
    const difference = differences[at]
    const { seen = 0 } = typed[variantId] ?? {}
    return typeof difference === 'number' && difference !== 0
      ? [{ variantId, seen, counted: seen + difference }]
      : []
  })
  const { busy, props } = useSavedForm(
    'blank-count',
    () => call('POST /admin/blank-counts', { body: { id, rows } }),
    () => {
      setId(crypto.randomUUID())
      setTyped({})
      reload()
      return texts.booked
    },
  )
  return (
    <form {...props} className="flex max-w-2xl flex-col gap-4">
      <ul>
        {choices.map((choice) => (
          <CountRow
            key={choice.variantId}
            choice={choice}
            typed={typed[choice.variantId]}
            onFocus={readAgain}
            onType={(text) => type(choice, text)}
          />
        ))}
      </ul>
      <Button
        type="submit"
        busy={busy}
        disabled={rows.length === 0 || differences.includes('wrong')}
        className="self-start"
      >
        {rows.length === 0 ? texts.nothing : texts.confirm(rows.length)}
      </Button>
    </form>
  )
}
