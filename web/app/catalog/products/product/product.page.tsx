// chunk: product
import { Suspense } from 'react'
import { data } from 'react-router'
import { productInLanguage } from '@tohfa/contract/catalog/product-words'
import type { Product } from '@tohfa/contract/catalog/products'
import { type CountryNames, countryNames } from '#platform/i18n/country-name.ts'
import { localeTexts } from '#platform/i18n/locale.texts.ts'
import { lazyPart, lazyServerPart } from '#ui/lazy-part.tsx'
import { MessagePage } from '#ui/message-page.tsx'
import type { PageHandle } from '#platform/page-head/page-handle.ts'
import { bring } from '#platform/page-head/bring.ts'
import { servicesContext } from '#platform/page-head/services.ts'
import { useComing } from '#platform/page-head/use-coming.ts'
import type { Route } from './+types/product.page'
import type { FieldShape } from '#studio/fields/field-shapes.ts'
import { shapesOf } from '#studio/preview/shapes-of.ts'
import { productTexts as texts } from './product.texts.ts'
import { catalogCalls, sentenceOf } from '#catalog/products/catalog.calls.ts'
import { ProductDetail } from './product-detail.tsx'
import { loadDetails } from './product-view.tsx'

/** Never the first page of a document: the server's HTML has its product. */
const loadSkeleton = () => import('./product-skeleton.tsx')
const ProductSkeleton = lazyPart(loadSkeleton)
const GoneProduct = lazyServerPart(() => import('./gone-product.tsx'), 'min-h-96')

/** A product, `null` if there is none, or a failure. */
type Found = {
  product: Product | null
  shapes: readonly FieldShape[] | undefined
  /** Only with the document. */
  countries?: CountryNames
  error: string | null
}

export const handle: PageHandle = { showsCategories: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { catalog, studios } = context.get(servicesContext)
  const found = await catalog.product(params.id)
  const fields = found?.customizable ? await studios.fields(found.id) : []
  // A page contains the texts of one language only.
  const product = found && productInLanguage(found, localeTexts.language)
  const { countryOfOrigin: origin } = found ?? {}
  const countries = countryNames(origin ? [origin] : [])
  return data({ product, shapes: shapesOf(fields), countries, error: null }, product ? 200 : 404)
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  // In parallel with the product.
  void loadDetails().catch(() => null)
  const coming = bring<Found>(request, async (signal) => {
    try {
      const product = await catalogCalls.product(params.id, signal)
      return { product, shapes: undefined, error: null }
    } catch (error) {
      return { product: null, shapes: undefined, error: sentenceOf(error) }
    }
  })
  await loadSkeleton().catch(() => null)
  return coming
}

/** docs/product.md section 6. */
export default function ProductPage({ params, loaderData }: Route.ComponentProps) {
  const { latest } = useComing<Found>(loaderData)
  if (!latest)
    return (
      <Suspense>
        <ProductSkeleton />
      </Suspense>
    )
  const { product, error, ...known } = latest
  if (product) return <ProductDetail key={product.id} product={product} {...known} />
  if (error)
    return (
      <>
        <title>{error}</title>
        <MessagePage
          heading={error}
          sentence=""
          action={texts.retry}
          href={`/product-detail/${params.id}`}
        />
      </>
    )
  return <GoneProduct />
}
