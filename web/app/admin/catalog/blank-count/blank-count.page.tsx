import { type ReactNode, useState } from 'react'
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
import { differenceOf } from './typed-count.ts'

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

type Typed = Readonly<Record<string, string>>

/** A field for each; the stock that the page first showed is what was counted against. */
function CountForm({ choices, reload }: { choices: CountedChoice[]; reload: () => void }) {
  const [id, setId] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState<Typed>({})
  const differences = choices.map((choice) => differenceOf(choice, typed[choice.variantId] ?? ''))
  const rows = choices.flatMap(({ variantId, stock: seen }, at) => {
    const difference = differences[at]
    return typeof difference === 'number' && difference !== 0
      ? [{ variantId, seen, counted: seen + difference }]
      : []
  })
  const { busy, props } = useSavedForm(
    'blank-count',
    async () => {
      const answer = await call('POST /admin/blank-counts', { body: { id, rows } })
      // More was sold meanwhile than was found.
      if (!answer.success && answer.code === 'stock_changed') reload()
      return answer
    },
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
            typed={typed[choice.variantId] ?? ''}
            onType={(text) => setTyped((now) => ({ ...now, [choice.variantId]: text }))}
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
