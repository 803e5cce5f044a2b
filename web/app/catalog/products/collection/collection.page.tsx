import { data, useSearchParams } from 'react-router'
import type { Collection } from '@tohfa/contract/catalog/collections'
import { productsPerPage } from '@tohfa/contract/catalog/listing-choices'
import type { Product } from '@tohfa/contract/catalog/products'
import type { Href } from '@tohfa/contract/shared/site-map'
import { call } from '#platform/api/api-client.ts'
import { localeTexts } from '#platform/i18n/locale.texts.ts'
import { titleOf } from '#platform/i18n/product-words.ts'
import { bring } from '#platform/page-head/bring.ts'
import { JsonLd } from '#platform/page-head/json-ld.tsx'
import type { PageHandle } from '#platform/page-head/page-handle.ts'
import { PageMeta } from '#platform/page-head/page-meta.tsx'
import { servicesContext } from '#platform/page-head/services.ts'
import { useComing } from '#platform/page-head/use-coming.ts'
import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { MessagePage } from '#ui/message-page.tsx'
import { Pagination } from '#ui/paging/pagination.tsx'
import { requestedPage } from '#ui/paging/requested-page.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Route } from './+types/collection.page'
import { collectionJsonLd } from '#catalog/products/catalog.json-ld.ts'
import { ArrivalLine, useArrivals } from '#catalog/products/arrivals/use-arrivals.tsx'
import { ListingCard, ListingCardSkeleton } from '#catalog/products/listing/listing-card.tsx'
import { type ProductSummary, summarize } from '#catalog/products/product-card.ts'
import { collectionTexts as texts } from './collection.texts.ts'

/** A collection in the language of the page, with the products of one page. */
type Shown = {
  title: string
  description: string | undefined
  list: ProductSummary[]
  count: number
}
/** A collection, `null` if there is none, or a failure. */
type Found = { shown: Shown | null; error: string | null }

export const handle: PageHandle = { showsCategories: true }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { collections } = context.get(servicesContext)
  const paging = { page: pageOf(request), limit: productsPerPage }
  const found = await collections.page(params.slug, paging)
  const shown = found && shownOf(found.collection, found.products)
  return data<Found>({ shown, error: null }, shown ? 200 : 404)
}

export function clientLoader({ params: { slug }, request }: Route.ClientLoaderArgs) {
  return bring<Found>(request, async (signal) => {
    const query = { page: pageOf(request), limit: productsPerPage }
    const answer = await call('GET /collections/:slug', { params: { slug }, query, signal })
    if (answer.success) return { shown: shownOf(answer.collection, answer.data), error: null }
    return { shown: null, error: answer.status === 404 ? null : answer.error }
  })
}

const pageOf = ({ url }: Request) => requestedPage(new URL(url).searchParams)

function shownOf(collection: Collection, products: readonly Product[]): Shown {
  const { description, descriptionHi, count } = collection
  const words = localeTexts.language === 'hi' ? (descriptionHi ?? description) : description
  return { title: titleOf(collection), description: words, list: products.map(summarize), count }
}

/** A collection for an occasion or a recipient (docs/product.md 4.15). */
export default function CollectionPage({ params, loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const page = requestedPage(query)
  const { name } = useStoreParticulars()
  const { known, latest } = useComing<Found>(loaderData)
  const arrivals = useArrivals(latest?.shown?.list ?? [])
  if (!latest) return <CollectionSkeleton />
  const { shown, error } = latest
  const first: Href = `/collections/${params.slug}`
  if (error)
    return (
      <>
        <title>{error}</title>
        <MessagePage heading={error} sentence="" action={texts.retry} href={first} />
      </>
    )
  if (!shown)
    return (
      <>
        <title>{texts.gone.title}</title>
        <meta name="robots" content="noindex" />
        <MessagePage {...texts.gone} href="/product-filter" />
      </>
    )
  const { title, description, list, count } = shown
  const at = (number: number): Href => (number > 1 ? `${first}?page=${number}` : first)
  return (
    <div className="page pt-6 pb-(--section) lg:pt-10">
      <PageMeta
        title={texts.title(title, name)}
        description={description ?? texts.description(title)}
        path={at(page)}
        image={list[0]?.image}
        hidden={list.length === 0}
      />
      <JsonLd
        make={import.meta.env.SSR && ((store) => collectionJsonLd(title, at(page), list, store))}
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-2xl font-semibold tracking-tight wrap-anywhere sm:text-3xl">{title}</h1>
        <p className="tabular text-sm text-quiet">
          {texts.count(count)}
          {arrivals && ` · ${arrivals.note}`}
        </p>
      </div>
      {description && <p className="mt-2 max-w-2xl text-quiet wrap-anywhere">{description}</p>}
      {list.length === 0 ? (
        <EmptyState
          heading={<p>{texts.empty}</p>}
          sentence={count > 0 ? texts.pastTheEnd : texts.emptySentence}
          action={
            count > 0 ? (
              <ButtonLink to={first}>{texts.firstPage}</ButtonLink>
            ) : (
              <ButtonLink to="/product-filter">{texts.allGifts}</ButtonLink>
            )
          }
        />
      ) : (
        <ul className={`${grid} ${known ? '' : 'opacity-50'}`} aria-busy={!known}>
          {list.map((product, index) => (
            <li key={product.id} className="relative min-w-0">
              <ListingCard product={product} priority={index === 0} />
              <ArrivalLine id={product.id} arrivals={arrivals} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(count / productsPerPage)}
        href={at}
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

const grid =
  'mt-6 grid grid-cols-1 gap-x-4 gap-y-8 min-[22rem]:grid-cols-2 sm:gap-x-6 md:grid-cols-3 lg:mt-8 lg:grid-cols-4'
const skeletons = Array.from({ length: productsPerPage }, (_, index) => index)

/** The skeleton, in the size of the content. */
function CollectionSkeleton() {
  return (
    <div aria-busy className="page pt-6 pb-(--section) lg:pt-10">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="mt-2 h-6 w-full max-w-xl" />
      <div className={grid}>
        {skeletons.map((key) => (
          <ListingCardSkeleton key={key} />
        ))}
      </div>
    </div>
  )
}
