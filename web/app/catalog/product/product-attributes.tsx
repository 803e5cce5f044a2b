import { ChevronDown } from 'lucide'
import { productAttributes } from '@tohfa/contract/product-attributes'
import type { Product } from '@tohfa/contract/products'
import { productTexts as texts } from './product.texts.ts'
import { Icon } from '../../ui/icon.tsx'

const order = ['brand', 'category', ...productAttributes] as const

/** What is known of a product besides; only attributes with a value (docs/product.md 6.1). */
export function ProductAttributes({ product }: { product: Product }) {
  const rows = order
    .map((key) => ({ label: texts.attributes[key], value: product[key] }))
    .filter(({ value }) => value)
  if (product.quantity?.length)
    rows.push({ label: texts.attributes.quantity, value: product.quantity.join(', ') })
  return (
    <details open className="group border-t border-hairline">
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 rounded-control [&::-webkit-details-marker]:hidden">
        <h2 className="text-base font-semibold">{texts.details}</h2>
        <Icon
          shape={ChevronDown}
          className="size-5 text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      <dl className="grid grid-cols-1 gap-x-8 min-[25rem]:grid-cols-2">
        {rows.map(({ label, value }) => (
          <div key={label} className="min-w-0 py-2">
            <dt className="text-xs text-quiet">{label}</dt>
            <dd className="text-sm break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
