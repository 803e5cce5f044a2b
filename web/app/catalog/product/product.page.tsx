import { data } from 'react-router'
import { productInLanguage } from '@tohfa/contract/product-words'
import { localeTexts } from '../../locale/locale.texts.ts'
import { MessagePage } from '../../ui/message-page.tsx'
import type { PageHandle } from '../../document/page-handle.ts'
import { servicesContext } from '../../document/services.ts'
import type { Route } from './+types/product.page'
import { productTexts as texts } from './product.texts.ts'
import { catalogCalls, sentenceOf } from '../catalog.calls.ts'
import { ProductDetail } from './product-detail.tsx'
import { InterestingProducts } from './product-more.tsx'
import { loadDetails } from './product-view.tsx'

export const handle: PageHandle = { showsCategories: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await context.get(servicesContext).catalog.product(params.id)
  // A page carries the words of one language.
  const product = found && productInLanguage(found, localeTexts.language)
  return data({ product, error: null }, product ? 200 : 404)
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  // Beside the product, so that neither waits for the other.
  void loadDetails().catch(() => null)
  try {
    return { product: await catalogCalls.product(params.id, request.signal), error: null }
  } catch (error) {
    return { product: null, error: sentenceOf(error) }
  }
}

/** docs/product.md section 6. */
export default function ProductPage({ params, loaderData }: Route.ComponentProps) {
  const { product, error } = loaderData
  if (product) return <ProductDetail key={product.id} product={product} />
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
  return (
    <>
      <title>{texts.gone.title}</title>
      <meta name="robots" content="noindex" />
      <MessagePage {...texts.gone} />
      <InterestingProducts />
    </>
  )
}
