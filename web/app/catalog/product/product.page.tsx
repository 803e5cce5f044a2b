import { data } from 'react-router'
import { productInLanguage } from '@tohfa/contract/product-words'
import { localeTexts } from '../../locale/locale.texts.ts'
import { lazyServerPart } from '../../ui/lazy-part.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import type { PageHandle } from '../../document/page-handle.ts'
import { servicesContext } from '../../document/services.ts'
import type { Route } from './+types/product.page'
import { shapesOf } from '../../studio/shapes-of.ts'
import { productTexts as texts } from './product.texts.ts'
import { catalogCalls, sentenceOf } from '../catalog.calls.ts'
import { ProductDetail } from './product-detail.tsx'
import { loadDetails } from './product-view.tsx'

const GoneProduct = lazyServerPart(() => import('./gone-product.tsx'), 'min-h-96')

export const handle: PageHandle = { showsCategories: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { catalog, studios } = context.get(servicesContext)
  const found = await catalog.product(params.id)
  const fields = found?.customizable ? await studios.fields(found.id) : []
  // A page carries the words of one language.
  const product = found && productInLanguage(found, localeTexts.language)
  return data({ product, shapes: shapesOf(fields), error: null }, product ? 200 : 404)
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  // Beside the product, so that neither waits for the other.
  void loadDetails().catch(() => null)
  try {
    const product = await catalogCalls.product(params.id, request.signal)
    return { product, shapes: undefined, error: null }
  } catch (error) {
    return { product: null, shapes: undefined, error: sentenceOf(error) }
  }
}

/** docs/product.md section 6. */
export default function ProductPage({ params, loaderData }: Route.ComponentProps) {
  const { product, shapes, error } = loaderData
  if (product) return <ProductDetail key={product.id} product={product} shapes={shapes} />
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
