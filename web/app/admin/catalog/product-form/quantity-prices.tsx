import { ChevronDown, X } from 'lucide'
import { useId, useState } from 'react'
import { breakLimits } from '@tohfa/contract/catalog/price-breaks'
import { Button } from '#ui/button.tsx'
import { inputClass } from '#ui/form/input-class.ts'
import { Icon } from '#ui/icon.tsx'
import type { DraftChange } from './change-draft.ts'
import { type BreakDraft, packsOf, type ProductDraft } from './product-draft.ts'
import { quantityPricesTexts as texts } from './quantity-prices.texts.ts'
import type { DraftErrors } from './send-draft.ts'

type Typed = { currentTarget: { value: string } }

/** The breaks of a product and the prices of its packs: folded away, but open where something is wrong. */
export function QuantityPrices({
  draft,
  errors,
  change,
}: {
  draft: ProductDraft
  errors: DraftErrors
  change: (change: DraftChange) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { priceBreaks, packPrices } = draft
  const packs = packsOf(draft)
  const wrong = Object.entries(errors).find(
    ([path]) => path.startsWith('priceBreaks') || path.startsWith('packPrices'),
  )?.[1]
  const isShown = isOpen || wrong !== undefined
  const steps = (next: readonly BreakDraft[]) => change({ kind: 'priceBreaks', priceBreaks: next })
  const cell = (at: number, name: keyof BreakDraft) => ({
    name: `priceBreaks.${at}.${name}`,
    inputMode: 'decimal' as const,
    'aria-label': name === 'from' ? texts.fromOf(at + 1) : texts.percentOf(at + 1),
    'aria-invalid': errors[`priceBreaks.${at}.${name}`] ? true : undefined,
    'aria-describedby': `${id}-note`,
    value: priceBreaks[at]?.[name] ?? '',
    onChange: ({ currentTarget: { value } }: Typed) =>
      steps(priceBreaks.map((step, place) => (place === at ? { ...step, [name]: value } : step))),
    className: `tabular ${inputClass}`,
  })
  return (
    <details
      open={isShown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group border-y border-hairline"
    >
      <summary className="flex min-h-11 list-none items-center gap-x-4 rounded-control text-sm [&::-webkit-details-marker]:hidden">
        <span className="mr-auto font-medium">{texts.heading}</span>
        <span className="text-quiet">
          {priceBreaks.length > 0 ? texts.some(priceBreaks.length) : texts.none}
        </span>
        <Icon
          shape={ChevronDown}
          className="size-5 shrink-0 text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      {isShown && (
        <div className="flex flex-col items-start gap-3 pt-2 pb-4">
          {priceBreaks.length > 0 && (
            <table className="w-full max-w-md text-left text-sm">
              <thead>
                <tr>
                  <th scope="col" className="pr-3 pb-1 font-medium">
                    {texts.from}
                  </th>
                  <th scope="col" className="pr-3 pb-1 font-medium">
                    {texts.percent}
                  </th>
                </tr>
              </thead>
              <tbody>
                {priceBreaks.map((_step, at) => (
                  // eslint-disable-next-line react/no-array-index-key -- a step is its place
                  <tr key={at}>
                    <td className="py-1 pr-3">
                      <input {...cell(at, 'from')} />
                    </td>
                    <td className="py-1 pr-3">
                      <input {...cell(at, 'percent')} />
                    </td>
                    <td className="w-11">
                      <Button
                        look="quiet"
                        aria-label={texts.removeStep(at + 1)}
                        onClick={() => steps(priceBreaks.filter((_one, place) => place !== at))}
                      >
                        <Icon shape={X} className="size-5" />
                      </Button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {priceBreaks.length < breakLimits.most && (
            <Button
              look="secondary"
              onClick={() => steps([...priceBreaks, { from: '', percent: '' }])}
            >
              {texts.add}
            </Button>
          )}
          {packs.length > 0 && (
            <fieldset className="w-full max-w-md text-sm">
              <legend className="pb-1 font-medium">{texts.packs}</legend>
              <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
                {packs.map((pack) => (
                  <label key={pack} className="contents">
                    <span className="tabular">{pack}</span>
                    <input
                      name={`packPrices.${pack}`}
                      inputMode="decimal"
                      aria-label={texts.packOf(pack)}
                      aria-describedby={`${id}-packs`}
                      value={packPrices[pack] ?? ''}
                      placeholder={draft.price}
                      onChange={({ currentTarget: { value } }) =>
                        change({ kind: 'packPrices', packPrices: { ...packPrices, [pack]: value } })
                      }
                      className={`tabular ${inputClass}`}
                    />
                  </label>
                ))}
              </div>
              <p id={`${id}-packs`} className="pt-1 text-xs text-quiet">
                {texts.packsHint}
              </p>
            </fieldset>
          )}
          <p
            id={`${id}-note`}
            className={`min-h-5 text-xs ${wrong ? 'font-medium text-danger' : 'text-quiet'}`}
          >
            {wrong ?? texts.hint}
          </p>
        </div>
      )}
    </details>
  )
}
