// chunk: listing
import { useSearchParams } from 'react-router'
import type { FilterCounts, Product, ProductFilters } from '@tohfa/contract/catalog/products'
import type { PageHandle } from '#platform/page-head/page-handle.ts'
import { JsonLd } from '#platform/page-head/json-ld.tsx'
import { PageMeta } from '#platform/page-head/page-meta.tsx'
import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'
import { type CountryNames, countryNames } from '#platform/i18n/country-name.ts'
import { bring } from '#platform/page-head/bring.ts'
import { servicesContext } from '#platform/page-head/services.ts'
import { useComing } from '#platform/page-head/use-coming.ts'
import type { Route } from './+types/listing.page'
import { listingJsonLd } from '#catalog/products/catalog.json-ld.ts'
import { listingTexts as texts } from './listing.texts.ts'
import { lazyServerPart } from '#ui/lazy-part.tsx'
import { FilterForm } from './filter-form.tsx'
import { catalogCalls, type CatalogSource, sentenceOf } from '#catalog/products/catalog.calls.ts'
import { listingHref, type Listing } from '@tohfa/contract/catalog/listing-address'
import { productsPerPage } from '@tohfa/contract/catalog/listing-choices'
import { listingFilters, readListing } from '@tohfa/contract/catalog/read-listing'
import { summarize } from '#catalog/products/product-card.ts'
import { ListingControls } from './listing-controls.tsx'
import { type ListingData, type ListingMore, ListingResults } from './listing-results.tsx'
import { wordedPrice } from './searched-price.ts'
import { typeLabel } from '#catalog/products/type-label.ts'
import { useListingChange } from './use-listing-change.ts'

const MoreOfListing = lazyServerPart(() => import('./listing-more.tsx'), 'min-h-96')

export const handle: PageHandle = { showsCategories: true }

type Loaded = ListingData & {
  counts: FilterCounts | null
  /** Only with the document. */
  countries?: CountryNames
  more?: ListingMore | null
}

export async function loader({ context, request }: Route.LoaderArgs): Promise<Loaded> {
  const { catalog } = context.get(servicesContext)
  const filters = filtersOf(request)
  // The counts first: the list takes its total from them.
  const [counts, list] = await Promise.all([catalog.filterCounts(filters), catalog.list(filters)])
  const more = await moreAfter(catalog, filters, list.totalCount)
  const countries = countryNames([...Object.keys(counts.origins), ...(filters.origin ?? [])])
  return { ...shown(list), counts, countries, more }
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const filters = filtersOf(request)
  return bring<Loaded>(request, async (signal) => {
    const list = catalogCalls.list(filters, signal)
    const [data, counts, more] = await Promise.all([
      list.then(shown, notShown),
      // The listing works without them.
      catalogCalls.filterCounts(filters, signal).catch(() => null),
      list
        .then(({ totalCount }) => moreAfter(catalogCalls, filters, totalCount, signal))
        .catch(() => null),
    ])
    return { ...data, counts, more }
  })
}

/** Others of the type that a search names, if it found less than a page. */
async function moreAfter(
  catalog: Pick<CatalogSource, 'more'>,
  filters: ProductFilters,
  total: number,
  signal?: AbortSignal,
): Promise<ListingMore | null> {
  if (!filters.search || total >= productsPerPage) return null
  const found = await catalog.more(filters, signal)
  return found && { kind: found.kind, list: found.products.map(summarize) }
}

function filtersOf({ url }: Request): ProductFilters {
  return listingFilters(readListing(new URL(url).searchParams))
}

function shown({ products, totalCount }: { products: Product[]; totalCount: number }): ListingData {
  return { list: products.map(summarize), totalItems: totalCount, error: null }
}

function notShown(error: unknown): ListingData {
  return { list: [], totalItems: 0, error: sentenceOf(error) }
}

const noneYet: Loaded = {
  list: [],
  totalItems: 0,
  error: null,
  counts: null,
}

/** docs/product.md section 4. */
export default function ListingPage({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const listing = readListing(params)
  const { name } = useStoreParticulars()
  const { known, latest } = useComing(loaderData)
  // Otherwise the previous list stays, faded.
  const settled = known !== undefined
  const { counts, countries, more, ...data } = latest ?? noneYet
  const [wanted, change] = useListingChange(listing)
  const worded = wordedPrice(wanted, listing, counts)
  const filters = (
    <FilterForm
      listing={wanted}
      change={change}
      counts={counts}
      countries={countries}
      worded={worded}
    />
  )
  const heading = headingOf(listing)
  return (
    <div className="page pt-6 pb-(--section) lg:pt-10">
      <PageMeta
        title={texts.title(heading, name)}
        description={texts.description(heading)}
        path={listingHref(listing)}
        image={data.list[0]?.image}
        hidden={listing.search !== ''}
      />
      <JsonLd
        make={
          import.meta.env.SSR && ((store) => listingJsonLd(heading, listingHref(listing), store))
        }
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-2xl font-semibold tracking-tight wrap-anywhere sm:text-3xl">
          {heading}
        </h1>
        <p aria-live="polite" className="tabular text-sm text-quiet">
          {settled ? texts.count(data.totalItems) : ' '}
        </p>
      </div>
      <div className="mt-4 grid gap-x-10 lg:mt-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <aside className="hidden lg:block">{filters}</aside>
        <div className="min-w-0">
          <ListingControls
            listing={wanted}
            change={change}
            totalItems={data.totalItems}
            filters={filters}
            countries={countries}
            worded={worded}
          />
          <ListingResults listing={listing} data={data} settled={settled} />
          {more && settled && <MoreOfListing {...more} />}
        </div>
      </div>
    </div>
  )
}

function headingOf({ search, categories }: Listing): string {
  if (search) return texts.resultsFor(search)
  if (categories.length === 0) return texts.allGifts
  return categories.map((slug) => typeLabel(slug)).join(', ')
}
