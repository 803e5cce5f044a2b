import { Plus } from 'lucide'
import { useSearchParams } from 'react-router'
import { FilterForm } from '#catalog/products/listing/filter-form.tsx'
import type { Listing } from '@tohfa/contract/catalog/listing-address'
import { readListing } from '@tohfa/contract/catalog/read-listing'
import { ListingControls } from '#catalog/products/listing/listing-controls.tsx'
import { listingTexts } from '#catalog/products/listing/listing.texts.ts'
import { wordedPrice } from '#catalog/products/listing/searched-price.ts'
import { useListingChange } from '#catalog/products/listing/use-listing-change.ts'
import { Icon } from '#ui/icon.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { catalogHref, readView } from './catalog-address.ts'
import { ShownTabs } from './shown-tabs.tsx'
import { CatalogResults } from './catalog-results.tsx'
import { catalogTexts as texts } from './catalog.texts.ts'
import { FilterFold } from './filter-fold.tsx'
import { MissingParticulars } from './missing-particulars.tsx'
import { loadCatalog, useCatalog } from './catalog.data.ts'
import type { Route } from './+types/catalog.page'

export const clientLoader = loadCatalog

/** docs/product.md 15.2: filters and page are in the address. */
export default function CatalogPage({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const view = readView(params)
  const hrefOf = (shown: Listing) => catalogHref(view, shown)
  const listing = readListing(params)
  const [wanted, change] = useListingChange(listing, hrefOf)
  const state = useCatalog(loaderData)
  const worded = wordedPrice(wanted, listing, state.counts)
  const filters = (
    <FilterForm
      listing={wanted}
      change={change}
      counts={state.counts}
      worded={worded}
      action="/admin"
      group={FilterFold}
    />
  )
  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-4">
        <div className="flex items-baseline gap-x-4 max-sm:flex-col">
          <h1 className="text-2xl font-semibold tracking-tight">{texts.heading}</h1>
          <p aria-live="polite" className="tabular text-sm text-quiet">
            {state.isLoading
              ? texts.loading
              : state.error === null && listingTexts.count(state.totalItems)}
          </p>
        </div>
        <ButtonLink to="/admin/product-add-update">
          <Icon shape={Plus} className="size-4" />
          {texts.add}
        </ButtonLink>
      </div>
      <ShownTabs view={view} listing={wanted} />
      <MissingParticulars lacking={state.lacking} />
      <div className="grid gap-x-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <aside className="hidden lg:block">{filters}</aside>
        <div className="min-w-0">
          <ListingControls
            listing={wanted}
            change={change}
            totalItems={state.totalItems}
            filters={filters}
            worded={worded}
            place="top-0 sm:top-14"
            path={catalogHref(view)}
          />
          <CatalogResults listing={listing} state={state} view={view} hrefOf={hrefOf} />
        </div>
      </div>
    </div>
  )
}
