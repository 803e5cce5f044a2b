import {
  type Centimetres,
  inInches,
  measures,
} from '@tohfa/contract/catalog/product-types/size-chart'
import { chartOf, sizeCharts } from '@tohfa/contract/catalog/product-types/size-charts'
import type { Product } from '@tohfa/contract/catalog/products'
import { choiceWord } from '#platform/i18n/choice-words.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { sizeChartTexts as texts } from './size-chart.texts.ts'

/** The measurements of each size in both units, and how to measure. */
export default function SizeChartDialog({
  product,
  onClose,
}: {
  product: Product
  onClose: () => void
}) {
  const rows = chartOf(product)
  const columns = measures.filter((name) => rows.some((row) => row[name] !== undefined))
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      className="sm:w-[min(36rem,calc(100vw-2rem))]"
    >
      <div className="flex flex-col gap-4 p-5">
        <p className="text-sm">{sizeCharts[product.productType]?.how}</p>
        <table className="tabular w-full text-left text-sm">
          <caption className="pb-2 text-left text-xs text-quiet">{texts.caption}</caption>
          <thead>
            <tr className="border-b border-hairline">
              {[texts.size, ...columns.map((name) => texts.measures[name])].map((name) => (
                <th key={name} scope="col" className="py-2 pr-3 align-bottom font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ size, ...row }) => (
              <tr key={size} className="border-b border-hairline">
                <th scope="row" className="py-2 pr-3 font-semibold">
                  {choiceWord(size)}
                </th>
                {columns.map((name) => (
                  <td key={name} className="py-2 pr-3">
                    <Both value={row[name]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="text-xs text-quiet">{texts.exact}</p>
      </div>
    </Dialog>
  )
}

function Both({ value }: { value: Centimetres | undefined }) {
  if (value === undefined) return null
  return (
    <>
      <span className="block whitespace-nowrap">{texts.centimetres(spoken(value))}</span>
      <span className="block text-xs whitespace-nowrap text-quiet">
        {texts.inches(spoken(value, inInches))}
      </span>
    </>
  )
}

/** One number, or a range. */
function spoken(value: Centimetres, unit: (centimetres: number) => number = (same) => same) {
  return (typeof value === 'number' ? [value] : value).map((one) => unit(one)).join('–')
}
