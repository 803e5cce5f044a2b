import type { PageHandle } from '#platform/page-head/page-handle.ts'
import { JsonLd } from '#platform/page-head/json-ld.tsx'
import { PageMeta } from '#platform/page-head/page-meta.tsx'
import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'
import { bring } from '#platform/page-head/bring.ts'
import { servicesContext } from '#platform/page-head/services.ts'
import { useComing } from '#platform/page-head/use-coming.ts'
import type { Route } from './+types/home.page'
import { BottomBanner } from './bottom-banner.tsx'
import { homeJsonLd } from '#catalog/products/catalog.json-ld.ts'
import { catalogCalls, sentenceOf } from '#catalog/products/catalog.calls.ts'
import { summarize } from '#catalog/products/product-card.ts'
import { FestivalNote } from '#catalog/products/festival-note.tsx'
import { OfferNotes } from '#catalog/products/offer-notes.tsx'
import { InBrowser } from '#ui/in-browser.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { RowData } from '#catalog/products/use-products.ts'
import { lazyPart, lazyServerPart } from '#ui/lazy-part.tsx'
import { homeTexts as texts } from '#catalog/products/home.texts.ts'
import { type Banners, noBanners, readBanners, readTiles } from './home.data.ts'
import { CategoryStrip } from './category-strip.tsx'
import type { CollectionLink } from './home-collections.tsx'
import { Hero } from './hero.tsx'
import { ProductSection } from './product-section.tsx'

const Collections = lazyServerPart(() => import('./home-collections.tsx'), 'min-h-40')
// In the file that every page loads after hydration.
const RecentlyViewed = lazyPart(
  () => import('#catalog/products/recently-viewed/recently-viewed.tsx'),
)

export const handle: PageHandle = { showsCategories: true }

type Home = Awaited<ReturnType<typeof readTiles>> & {
  banners: Banners
  best: RowData
  /** Without data from the server, the part fetches it itself. */
  links: CollectionLink[] | undefined
}

/** The data of the first screen; other rows are fetched when they come into view. */
export async function loader({ context }: Route.LoaderArgs): Promise<Home> {
  const { catalog, collections } = context.get(servicesContext)
  const [banners, strip, best, shown] = await Promise.all([
    readBanners(catalog),
    readTiles(catalog),
    catalog.bestProducts(),
    collections.list(),
  ])
  const links = shown.map(({ slug, title, titleHi }) => ({ slug, title, titleHi }))
  return { banners, ...strip, best: { items: best.map(summarize), error: null }, links }
}

/** The page works without any of them. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return bring<Home>(request, async (signal) => {
    const [banners, strip, best] = await Promise.all([
      readBanners(catalogCalls, signal).catch(() => noBanners),
      readTiles(catalogCalls, signal).catch(() => ({ tiles: {}, isEmpty: false })),
      catalogCalls.bestProducts(signal).then(
        (products): RowData => ({ items: products.map(summarize), error: null }),
        (error: unknown): RowData => ({ items: [], error: sentenceOf(error) }),
      ),
    ])
    return { banners, ...strip, best, links: undefined }
  })
}

/**
 * A document is painted while it is still arriving. On a phone the strip would appear first, and
 * banners and best products would then push it down. So it waits for these.
 */
const untilItsPlaceIsKnown = 'max-[601px]:[&:not(:has(~:nth-child(4)))]:hidden'

/** docs/product.md section 5. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { name } = useStoreParticulars()
  const { known } = useComing(loaderData)
  const { banners, tiles, best, isEmpty, links } = known ?? {}
  return (
    <>
      <PageMeta
        title={texts.title(name)}
        description={texts.description}
        path="/"
        image={(banners?.wide[0] ?? banners?.narrow[0])?.imageUrl}
      />
      <JsonLd make={import.meta.env.SSR && homeJsonLd} />
      <FestivalNote className="page py-2 text-center" />
      <OfferNotes className="page py-1 text-center" />
      <div aria-busy={!known} className="flex flex-col">
        <CategoryStrip
          tiles={tiles}
          className={`max-[601px]:order-3 max-[601px]:pt-(--section) ${isEmpty ? '' : untilItsPlaceIsKnown}`}
        />
        <Hero banners={banners} className="max-[601px]:order-1" />
        {isEmpty ? (
          <div className="page max-[601px]:order-2">
            <EmptyState heading={<h2>{texts.soon}</h2>} sentence={texts.soonSentence} />
          </div>
        ) : (
          <Sections best={best} banners={banners} links={links} />
        )}
      </div>
    </>
  )
}

/** The rows of products, in their order on wide screens and on phones. */
function Sections({
  best,
  banners,
  links,
}: {
  best: RowData | undefined
  banners: Banners | undefined
  links: CollectionLink[] | undefined
}) {
  return (
    <>
      <ProductSection section="best" given={best} className="max-[601px]:order-2" />
      <Collections given={links} />
      <ProductSection section="new" className="max-[601px]:order-4" />
      <div className="page grid gap-x-8 max-[601px]:order-5 min-[100rem]:grid-cols-[3fr_7fr] min-[100rem]:items-center">
        <ProductSection section="pillow" nested />
        <BottomBanner banner={banners ? banners.bottom[0] : 'coming'} />
      </div>
      <ProductSection section="mousepad" className="max-[601px]:order-6" />
      <ProductSection section="coffee-mug" className="max-[601px]:order-7" />
      <InBrowser>
        <RecentlyViewed />
      </InBrowser>
    </>
  )
}
