import { traitRows } from '@tohfa/contract/catalog/product-attributes'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { catalogTexts as texts } from './catalog.texts.ts'
import type { useCatalog } from './catalog.data.ts'

/** The products without all particulars that the law requires (docs/product.md 15.16). */
export function MissingParticulars({
  lacking,
}: {
  lacking: ReturnType<typeof useCatalog>['lacking']
}) {
  if (!lacking || lacking.totalCount === 0) return null
  const { data: products, totalCount } = lacking
  return (
    <details className="mb-4 border-l-2 border-warning bg-sunken px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-medium">
        {texts.lacking(totalCount)}
      </summary>
      <p className="text-sm text-quiet">{texts.lackingHint}</p>
      <ul className="flex flex-col py-2">
        {products.map(({ id, title, missing }) => (
          <li key={id} className="py-1.5 text-sm">
            <Link
              to={`/admin/product-add-update?id=${id}`}
              className={`inline-block min-h-6 wrap-anywhere ${textLinkClass}`}
            >
              {title}
            </Link>
            <span className="block text-quiet">
              {missing.map((name) => traitRows[name].label).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {totalCount > products.length && (
        <p className="pb-3 text-sm text-quiet">{texts.lackingMore(totalCount - products.length)}</p>
      )}
    </details>
  )
}
