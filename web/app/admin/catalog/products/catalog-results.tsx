import type { Product } from '@tohfa/contract/catalog/products'
import type { Listing } from '@tohfa/contract/catalog/listing-address'
import type { Href } from '@tohfa/contract/shared/site-map'
import { listingTexts } from '#catalog/products/listing/listing.texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pagination } from '#ui/paging/pagination.tsx'
import { NotRead } from '#admin/frame/not-read.tsx'
import { CatalogCard, CatalogCardSkeleton } from './catalog-card.tsx'
import { catalogTexts as texts } from './catalog.texts.ts'
import type { CatalogView } from './catalog-address.ts'
import { GoLive } from './go-live.tsx'
import { StockForm } from './stock-form.tsx'
import { catalogPerPage, type useCatalog } from './catalog.data.ts'

const grid =
  'grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-4 gap-y-6 pt-4 lg:pt-0'

/** The cards of the catalogue, or a message instead. */
export function CatalogResults({
  listing,
  view,
  hrefOf,
  state: { list, totalItems, isLoading, error, reload },
}: {
  listing: Listing
  view: CatalogView
  hrefOf: (listing: Listing) => Href
  state: ReturnType<typeof useCatalog>
}) {
  const instead = insteadOf({ list, isLoading, error, reload })
  return (
    <div aria-busy={isLoading} className={isLoading && list ? 'opacity-60' : ''}>
      {view.as === 'stock' ? (
        <StockForm list={list} here={hrefOf(listing)} reload={reload} instead={instead} />
      ) : (
        (instead ?? <Cards list={list ?? []} reload={reload} />)
      )}
      {!instead && (
        <Pagination
          page={listing.page}
          pages={Math.ceil(totalItems / catalogPerPage)}
          href={(page) => hrefOf({ ...listing, page })}
          words={{
            label: listingTexts.pages,
            previous: listingTexts.previousPage,
            next: listingTexts.nextPage,
            page: String,
          }}
        />
      )}
    </div>
  )
}

/** Shown while there are no products. */
function insteadOf({
  list,
  isLoading,
  error,
  reload,
}: Pick<ReturnType<typeof useCatalog>, 'list' | 'isLoading' | 'error' | 'reload'>) {
  if (error) return <NotRead heading={texts.notRead} sentence={error} reload={reload} />
  if (!list)
    return (
      <div className={grid}>
        {Array.from({ length: catalogPerPage }, (_, index) => (
          <CatalogCardSkeleton key={index} />
        ))}
      </div>
    )
  if (list.length === 0 && !isLoading)
    return (
      <EmptyState
        heading={<h2>{texts.none}</h2>}
        sentence={texts.noneSentence}
        action={<ButtonLink to="/admin">{texts.showAll}</ButtonLink>}
      />
    )
  return null
}

function Cards({ list, reload }: { list: readonly Product[]; reload: () => void }) {
  return (
    <ul className={grid}>
      {list.map((product) => (
        <li key={product.id} className="min-w-0">
          <CatalogCard product={product} />
          {product.visibility === 'draft' && <GoLive product={product} reload={reload} />}
        </li>
      ))}
    </ul>
  )
}
