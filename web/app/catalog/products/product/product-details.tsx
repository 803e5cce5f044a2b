import { ChevronDown } from 'lucide'
import { productAttributes, traitRows } from '@tohfa/contract/catalog/product-attributes'
import type { Product } from '@tohfa/contract/catalog/products'
import type { CountryNames } from '#platform/i18n/country-name.ts'
import { traitValue } from '#catalog/products/trait-value.ts'
import { traitWords } from '#catalog/products/trait-words.ts'
import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'
import { AskAndShare } from './ask-and-share.tsx'
import { detailsTexts as texts } from './details.texts.ts'
import { Icon } from '#ui/icon.tsx'
import { legalRows } from './legal-rows.ts'

/**
 * The description of a product, its attributes (docs/product.md 6.1), and the particulars that the
 * law requires (6.8).
 */
export default function ProductDetails({
  product,
  asks = false,
  countries,
}: {
  product: Product
  /** Whether the viewer can ask the shop, which the preview of staff cannot. */
  asks?: boolean
  /** Names that the server sent. */
  countries?: CountryNames | undefined
}) {
  const store = useStoreParticulars()
  const { brand, category, quantity: packs } = product
  const rows = [
    { label: texts.facts.brand, value: brand },
    { label: texts.facts.category, value: traitWords(category) },
    ...productAttributes.map((name) => ({
      label: traitRows[name].label,
      value: traitValue(name, product[name]),
    })),
    { label: texts.facts.quantity, value: packs?.join(', ') },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
  return (
    <>
      {asks && <AskAndShare product={product} />}
      <p className="max-w-prose border-t border-hairline pt-6 whitespace-pre-line break-words">
        {product.description}
      </p>
      {product.highlights.length > 0 && (
        <div>
          <h2 className="mb-2 text-base font-semibold">{texts.highlights}</h2>
          <ul className="flex max-w-prose list-disc flex-col gap-1.5 pl-5 marker:text-action">
            {product.highlights.map((highlight) => (
              <li key={highlight} className="pl-1 break-words">
                {highlight}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Fold heading={texts.details} rows={rows} />
      <Fold heading={texts.legal} rows={legalRows(product, store, countries)} />
    </>
  )
}

/** Rows that fold, also without a script. */
function Fold({
  heading,
  rows,
}: {
  heading: string
  rows: readonly { label: string; value: string }[]
}) {
  return (
    <details open className="group border-t border-hairline">
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 rounded-control [&::-webkit-details-marker]:hidden">
        <h2 className="text-base font-semibold">{heading}</h2>
        <Icon
          shape={ChevronDown}
          className="size-5 text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      <dl className="grid grid-cols-1 gap-x-8 min-[25rem]:grid-cols-2">
        {rows.map(({ label, value }) => (
          <div key={label} className="min-w-0 py-2">
            <dt className="text-xs text-quiet">{label}</dt>
            {/* Country names differ between the server and an old browser. */}
            <dd className="text-sm break-words" suppressHydrationWarning>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
