import { useId } from 'react'
import { typeWords } from '@tohfa/contract/catalog/product-types/words'
import { ListingCard } from './listing-card.tsx'
import { grid } from './listing-grid.ts'
import type { ListingMore } from './listing-results.tsx'
import { listingMoreTexts as texts } from './listing-more.texts.ts'

/** Follows a search with few results: others of the type that it names (docs/product.md 4.13). */
export default function MoreOfListing({ kind, list }: ListingMore) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-hairline pt-8">
      <h2 id={id} className="mb-6 text-xl font-semibold tracking-tight sm:text-2xl">
        {kind === 'gifts' ? texts.gifts : typeWords[kind].more}
      </h2>
      <ul className={grid}>
        {list.map((product) => (
          <li key={product.id} className="min-w-0">
            <ListingCard product={product} titleAs="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
