import { useSearchParams } from 'react-router'
import type { PageHandle } from '../../document/page-handle.ts'
import { JsonLd } from '../../document/json-ld.tsx'
import { PageMeta } from '../../document/page-meta.tsx'
import { useStoreParticulars } from '../../document/use-store-particulars.ts'
import { storeContext } from '../../document/services.ts'
import { useAppSelector } from '../../store.ts'
import type { Route } from './+types/listing.page'
import { listingJsonLd } from '../catalog.json-ld.ts'
import { listingTexts as texts } from './listing.texts.ts'
import { FilterForm } from './filter-form.tsx'
import { latest } from '../latest.ts'
import { listingHref, readListing, type Listing } from '../listing-address.ts'
import { ListingControls } from './listing-controls.tsx'
import { ListingResults } from './listing-results.tsx'
import { typeLabel } from '../product-types.texts.ts'
import { fetchFilterCounts, fetchListing } from '../products.thunks.ts'
import { useListing } from './use-listing.ts'
import { useListingChange } from './use-listing-change.ts'

export const handle: PageHandle = { showsCategories: true }

export async function loader({ context, request }: Route.LoaderArgs) {
  const listing = readListing(new URL(request.url).searchParams)
  const { dispatch } = context.get(storeContext)
  await Promise.all([
    dispatch(fetchListing(listing)).unwrap(),
    dispatch(fetchFilterCounts(listing)).unwrap(),
  ])
  return null
}

const latestListing = latest()
let counting: { abort(): void } | undefined

export function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const { dispatch } = context.get(storeContext)
  const listing = readListing(new URL(request.url).searchParams)
  counting?.abort()
  counting = dispatch(fetchFilterCounts(listing))
  return latestListing(() => dispatch(fetchListing(listing)))
}

/** Spec section 2, "Product listing". */
export default function ListingPage() {
  const [params] = useSearchParams()
  const listing = readListing(params)
  const { name } = useStoreParticulars()
  const state = useListing(listing)
  const [wanted, change] = useListingChange(listing)
  const counts = useAppSelector(({ products }) => products.counts)
  const filters = <FilterForm listing={wanted} change={change} counts={counts} />
  const heading = headingOf(listing)
  return (
    <div className="page pt-6 pb-(--section) lg:pt-10">
      <PageMeta
        title={texts.title(heading, name)}
        description={texts.description(heading)}
        path={listingHref(listing)}
        image={state.list[0]?.image}
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
          {state.settled ? texts.count(state.totalItems) : ' '}
        </p>
      </div>
      <div className="mt-4 grid gap-x-10 lg:mt-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <aside className="hidden lg:block">{filters}</aside>
        <div className="min-w-0">
          <ListingControls
            listing={wanted}
            change={change}
            totalItems={state.totalItems}
            filters={filters}
          />
          <ListingResults listing={listing} state={state} />
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
