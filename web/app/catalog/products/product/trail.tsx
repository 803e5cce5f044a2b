import { listingHref } from '@tohfa/contract/catalog/listing-address'
import type { ProductType } from '@tohfa/contract/catalog/products'
import { Link } from '#ui/link.ts'
import { typeLabel } from '#catalog/products/type-label.ts'
import { trailTexts as texts } from './trail.texts.ts'

/** The breadcrumbs of a product. */
export default function ProductTrail({ type }: { type: ProductType }) {
  return (
    <nav aria-label={texts.breadcrumb} className="mb-3 text-sm text-quiet max-sm:hidden">
      <ol className="flex gap-2">
        <li>
          <Link to="/" className="underline-offset-4 hover:underline">
            {texts.home}
          </Link>
        </li>
        <li aria-hidden>/</li>
        <li>
          <Link
            to={listingHref({ categories: [type] })}
            className="underline-offset-4 hover:underline"
          >
            {typeLabel(type)}
          </Link>
        </li>
      </ol>
    </nav>
  )
}
