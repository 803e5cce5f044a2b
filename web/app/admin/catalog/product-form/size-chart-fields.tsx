import { ChevronDown } from 'lucide'
import { useId, useState } from 'react'
import { measureLimits } from '@tohfa/contract/catalog/size-chart-form'
import type { Measure } from '@tohfa/contract/catalog/product-types/size-chart'
import { chartOf, measuresOf } from '@tohfa/contract/catalog/product-types/size-charts'
import { sizeChartTexts } from '#catalog/products/product/size-chart.texts.ts'
import { Button } from '#ui/button.tsx'
import { inputClass } from '#ui/form/input-class.ts'
import { Icon } from '#ui/icon.tsx'
import type { DraftChange } from './change-draft.ts'
import { type ChartDraft, chartDraftOf, chosenSizes, type ProductDraft } from './product-draft.ts'
import type { DraftErrors } from './send-draft.ts'
import { sizeChartFieldsTexts as texts } from './size-chart-fields.texts.ts'

/** The measures of the product's sizes, where they are not those of its type: folded away, but open where something is wrong. */
export function SizeChartFields({
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
  const { productType, category, sizeChart } = draft
  const sizes = chosenSizes(draft)
  if (!productType || sizes.length === 0) return null

  const columns = measuresOf(productType)
  const ofType = chartDraftOf(chartOf({ productType, category }))
  const isOwn = sizes.some((size) => columns.some((name) => sizeChart[size]?.[name]?.trim()))
  const wrong = Object.entries(errors).find(([path]) => path.startsWith('sizeChart'))?.[1]
  const isShown = isOpen || wrong !== undefined
  const set = (next: ChartDraft) => change({ kind: 'sizeChart', sizeChart: next })
  const cell = (size: string, row: number, name: Measure) => ({
    name: `size-${size}-${name}`,
    'aria-label': texts.cell(size, sizeChartTexts.measures[name]),
    'aria-invalid': errors[`sizeChart.${row}.${name}`] ? true : undefined,
    'aria-describedby': `${id}-note`,
    value: sizeChart[size]?.[name] ?? '',
    placeholder: ofType[size]?.[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      set({ ...sizeChart, [size]: { ...sizeChart[size], [name]: value } }),
  })
  return (
    <details
      open={isShown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group border-y border-hairline"
    >
      <summary className="flex min-h-11 list-none items-center gap-x-4 rounded-control text-sm [&::-webkit-details-marker]:hidden">
        <span className="mr-auto font-medium">{texts.heading}</span>
        <span className="text-quiet">{isOwn ? texts.own : texts.ofType}</span>
        <Icon
          shape={ChevronDown}
          className="size-5 shrink-0 text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      {isShown && (
        <div className="pt-2 pb-4">
          <table className="w-full max-w-md text-left text-sm">
            <thead>
              <tr>
                {[sizeChartTexts.size, ...columns.map((one) => sizeChartTexts.measures[one])].map(
                  (name) => (
                    <th key={name} scope="col" className="pr-3 pb-1 align-bottom font-medium">
                      {name}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {sizes.map((size, row) => (
                <tr key={size}>
                  <th scope="row" className="pr-3 font-medium">
                    {size}
                  </th>
                  {columns.map((name) => (
                    <td key={name} className="py-1 pr-3">
                      <input {...cell(size, row, name)} className={`tabular ${inputClass}`} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p
            id={`${id}-note`}
            className={`min-h-5 pt-1 text-xs ${wrong ? 'font-medium text-danger' : 'text-quiet'}`}
          >
            {wrong ?? texts.hint(measureLimits.least, measureLimits.most)}
          </p>
          <div className="flex flex-wrap gap-3 pt-2">
            <Button
              look="secondary"
              onClick={() =>
                set(Object.fromEntries(sizes.map((size) => [size, ofType[size] ?? {}])))
              }
            >
              {texts.begin}
            </Button>
            {isOwn && (
              <Button look="quiet" onClick={() => set({})}>
                {texts.clear}
              </Button>
            )}
          </div>
        </div>
      )}
    </details>
  )
}
