import { type ReactNode, useId } from 'react'
import { listingHref } from '@tohfa/contract/catalog/listing-address'
import { useGet } from '#platform/api/use-get.ts'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { CollectionLinks } from '#catalog/products/home/home-collections.tsx'
import { summarize } from '#catalog/products/product-card.ts'
import { ListingCard } from './listing-card.tsx'
import { grid } from './listing-grid.ts'
import { nearOnesTexts as texts } from './near-ones.texts.ts'

const heading = 'mb-4 text-xl font-semibold tracking-tight'

/**
 * Shown when a search finds nothing: similar words, the collections and the best rated
 * (docs/product.md 4.17).
 */
export default function NearOnes({ search }: { search: string }) {
  const meant = useGet('GET /product/did-you-mean', { query: { search } }).answer
  const collections = useGet('GET /collections', {}).answer
  const best = useGet('GET /product/get-best-products', {}).answer
  const words = meant?.success ? meant.data : null
  return (
    <div className="flex flex-col gap-10">
      <p aria-live="polite" className="text-center empty:hidden">
        {words && (
          <>
            {texts.meant}{' '}
            <Link to={listingHref({ search: words })} className={textLinkClass}>
              {words}
            </Link>
            ?
          </>
        )}
      </p>
      {collections?.success && collections.data.length > 0 && (
        <Part name={texts.collections}>
          <CollectionLinks collections={collections.data} />
        </Part>
      )}
      {best?.success && best.data.length > 0 && (
        <Part name={texts.best}>
          <ul className={grid}>
            {best.data.slice(0, 8).map((product) => (
              <li key={product.id} className="min-w-0">
                <ListingCard product={summarize(product)} titleAs="h3" />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {name}
      </h2>
      {children}
    </section>
  )
}
