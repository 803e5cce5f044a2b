import { useId } from 'react'
import type { Collection } from '@tohfa/contract/catalog/collections'
import { useGet } from '#platform/api/use-get.ts'
import { titleOf } from '#platform/i18n/product-words.ts'
import { Link } from '#ui/link.ts'
import { homeCollectionsTexts as texts } from './home-collections.texts.ts'

/** The data of a link to a collection. */
export type CollectionLink = Pick<Collection, 'slug' | 'title' | 'titleHi'>

/**
 * Links to the shop's collections (docs/product.md 5.9), which are fetched unless the server sent
 * them.
 */
export default function HomeCollections({ given }: { given: CollectionLink[] | undefined }) {
  const id = useId()
  const { answer } = useGet('GET /collections', given ? null : {})
  const collections = given ?? (answer?.success ? answer.data : [])
  if (collections.length === 0) return null
  return (
    <nav aria-labelledby={id} className="page pt-(--section) max-[601px]:order-3">
      <h2 id={id} className="mb-4 text-xl font-semibold tracking-tight sm:mb-6 sm:text-2xl">
        {texts.heading}
      </h2>
      <CollectionLinks collections={collections} />
    </nav>
  )
}

/** A button-sized link to each collection. */
export function CollectionLinks({ collections }: { collections: readonly CollectionLink[] }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {collections.map((collection) => (
        <li key={collection.slug}>
          <Link
            to={`/collections/${collection.slug}`}
            className="flex min-h-11 items-center rounded-control border border-control px-4 text-sm font-medium transition-colors hover:bg-sunken"
          >
            {titleOf(collection)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
