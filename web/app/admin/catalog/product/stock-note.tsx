import { grouped } from '@tohfa/contract/shared/grouped'
import type { Product } from '@tohfa/contract/catalog/products'
import { adminProductTexts as texts } from './product.texts.ts'

/** The stock of the selected colour, by size. */
export function StockNote({ product, color }: { product: Product; color: string }) {
  const entry = product.colors.find((one) => one.color === color)
  if (!entry) return null
  const figures = entry.sizes ?? [{ size: texts.allSizes, stock: entry.stock ?? 0 }]
  return (
    <section className="border-y border-hairline py-4">
      <h2 className="text-sm font-medium">{texts.stock(entry.color)}</h2>
      <dl className="tabular mt-2 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {figures.map(({ size, stock }) => (
          <div key={size} className="flex gap-2">
            <dt className="text-quiet">{size}</dt>
            <dd className="font-semibold">{grouped(stock)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs text-quiet">
        {product.blankId ? texts.ofBlank : product.trackStock ? texts.tracked : texts.notTracked}
      </p>
    </section>
  )
}
