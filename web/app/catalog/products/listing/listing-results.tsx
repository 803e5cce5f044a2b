import { productsPerPage } from '@tohfa/contract/catalog/listing-choices'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useNavigate } from '#ui/link.ts'
import { InBrowser } from '#ui/in-browser.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pagination } from '#ui/paging/pagination.tsx'
import type { ProductSummary } from '#catalog/products/product-card.ts'
import { listingTexts as texts } from './listing.texts.ts'
import type { MoreOfKind } from '@tohfa/contract/catalog/products'
import { grid } from './listing-grid.ts'
import { ListingCard, ListingCardSkeleton } from './listing-card.tsx'
import { listingHref, type Listing } from '@tohfa/contract/catalog/listing-address'

const NearOnes = lazyPart(() => import('./near-ones.tsx'))

const skeletons = Array.from({ length: productsPerPage }, (_, index) => index)

/** The loaded list, or the failure. */
export type ListingData = { list: ProductSummary[]; totalItems: number; error: string | null }

/** Others of the type that a search names, if it found few. */
export type ListingMore = { kind: MoreOfKind['kind']; list: ProductSummary[] }

/** The cards of a listing, or a message instead. */
export function ListingResults({
  listing,
  data: { list, totalItems, error },
  settled,
}: {
  listing: Listing
  data: ListingData
  /** False while another list is loading. */
  settled: boolean
}) {
  const navigate = useNavigate()
  if (error)
    return (
      <EmptyState
        heading={<p role="alert">{error}</p>}
        action={
          <Button onClick={() => void navigate(0)} look="secondary">
            {texts.retry}
          </Button>
        }
      />
    )
  if (!settled && list.length === 0)
    return (
      <div className={`${grid} pt-4 lg:pt-0`} aria-busy>
        {skeletons.map((key) => (
          <ListingCardSkeleton key={key} />
        ))}
      </div>
    )
  if (settled && list.length === 0)
    return (
      <>
        <EmptyState
          heading={<p>{texts.empty}</p>}
          sentence={totalItems > 0 ? texts.pastTheEnd : texts.emptySentence}
          action={
            totalItems > 0 ? (
              <ButtonLink to={listingHref({ ...listing, page: 1 })}>{texts.firstPage}</ButtonLink>
            ) : (
              <ButtonLink to="/product-filter">{texts.emptyAction}</ButtonLink>
            )
          }
        />
        {totalItems === 0 && listing.search && (
          // At least as high as the screen, so that late content causes no visible shift.
          <div className="min-h-dvh">
            <InBrowser>
              <NearOnes search={listing.search} />
            </InBrowser>
          </div>
        )}
      </>
    )
  return (
    <div
      aria-busy={!settled}
      className={`pt-4 transition-opacity lg:pt-0 ${settled ? '' : 'opacity-50 delay-150'}`}
    >
      <ul className={grid}>
        {list.map((product, index) => (
          <li key={product.id} className="min-w-0">
            <ListingCard product={product} priority={index === 0} />
          </li>
        ))}
      </ul>
      <Pagination
        page={listing.page}
        pages={Math.ceil(totalItems / productsPerPage)}
        href={(page) => listingHref({ ...listing, page })}
        words={{
          label: texts.pages,
          previous: texts.previousPage,
          next: texts.nextPage,
          page: String,
        }}
      />
    </div>
  )
}
