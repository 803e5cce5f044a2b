import { namedColor } from '@tohfa/contract/catalog/only-color'
import { useSearchParams } from 'react-router'
import type { Pick } from '@tohfa/contract/fulfilment/shipping-papers/shipping-papers.calls'
import { isProductType } from '@tohfa/contract/catalog/product-type-labels'
import { call } from '#platform/api/api-client.ts'
import { typeLabel } from '#catalog/products/type-label.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { formatDate } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/form/field.tsx'
import { adminLoader } from '#admin/frame/admin-loader.ts'
import { Reading } from '#admin/frame/reading.tsx'
import type { Route } from './+types/pick-list.page'
import { pickListTexts as texts } from './pick-list.texts.ts'
import { PickColumns } from './pick-columns.tsx'

/** The day in the address; none for all waiting orders. */
const dayOf = (params: URLSearchParams): string => params.get('day') ?? ''

export const clientLoader = adminLoader(({ query, signal }) =>
  call('GET /admin/pick-list', {
    query: dayOf(query) ? { day: dayOf(query) } : { all: 'true' },
    signal,
  }),
)

/** The pick list of a day, to read on a tablet or to print. */
export default function PickListPage({ loaderData }: Route.ComponentProps) {
  const [params, setParams] = useSearchParams()
  const { answer, latest, reload } = useLoaded(loaderData)
  const day = dayOf(params)
  const picks = latest?.success ? latest.data : null
  const gifts = latest?.success ? latest.gifts : null
  return (
    <div className="page max-w-4xl py-6 print:max-w-none print:p-0">
      <title>{texts.title}</title>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">{texts.heading}</h1>
          <p className="hidden text-sm print:block">
            {day ? texts.of(formatDate(day)) : texts.ofAll}
          </p>
          <p aria-live="polite" className="tabular font-semibold">
            {picks && picks.length > 0 && texts.sum(sumOf(picks), picks.length)}
          </p>
          {gifts && gifts.cards > 0 && (
            <p className="tabular">{texts.gifts(gifts.cards, gifts.wraps)}</p>
          )}
        </div>
        <div className="flex flex-wrap items-start gap-x-3 print:hidden">
          <Field
            type="date"
            label={texts.day}
            hint={texts.dayHint}
            value={day}
            onChange={({ currentTarget: { value } }) =>
              setParams({ ...(value && { day: value }) }, { preventScrollReset: true })
            }
          />
          <div className="flex gap-3 pb-4 md:pt-6">
            <Button disabled={!picks?.length} onClick={() => window.print()}>
              {texts.print}
            </Button>
            <Button look="quiet" onClick={reload}>
              {texts.refresh}
            </Button>
          </div>
        </div>
      </div>
      <p className="pb-4 text-sm text-quiet print:hidden">{texts.what}</p>
      <div aria-busy={!answer} className={!answer && picks ? 'opacity-60' : ''}>
        <Reading answer={answer} known={picks} texts={texts} reload={reload} />
        {picks?.length === 0 && (
          <EmptyState heading={<h2>{texts.none}</h2>} sentence={texts.noneSentence} />
        )}
        {picks && picks.length > 0 && <PickTable picks={picks} />}
      </div>
    </div>
  )
}

const sumOf = (picks: readonly Pick[]) => picks.reduce((sum, { quantity }) => sum + quantity, 0)

const cell = 'py-3 pr-4 align-top'

function PickTable({ picks }: { picks: readonly Pick[] }) {
  return (
    <table className="w-full text-left">
      <PickColumns columns={texts.columns} />
      <tbody>
        {picks.map((pick) => (
          <tr
            key={[pick.productId, pick.color, pick.size, pick.pack, pick.personalised].join()}
            className="break-inside-avoid border-b border-hairline"
          >
            <th scope="row" className={`font-medium wrap-anywhere ${cell}`}>
              {pick.title}
              <span className="block text-xs font-normal text-quiet">
                {isProductType(pick.productType) && typeLabel(pick.productType)}
              </span>
              {pick.personalised && (
                <span className="block text-xs font-normal">{texts.personalised}</span>
              )}
            </th>
            <td className={`wrap-anywhere ${cell}`}>
              {[namedColor(pick.color), pick.size, pick.pack && texts.packOf(pick.pack)]
                .filter(Boolean)
                .join(', ')}
            </td>
            <td className="tabular py-3 text-right align-top text-xl font-bold">{pick.quantity}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
