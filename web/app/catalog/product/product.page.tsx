import { data, useParams } from 'react-router'
import { MessagePage } from '../../ui/message-page.tsx'
import type { PageHandle } from '../../document/page-handle.ts'
import { storeContext } from '../../document/services.ts'
import { useAppSelector } from '../../store.ts'
import type { Route } from './+types/product.page'
import { productTexts as texts } from './product.texts.ts'
import { latest } from '../latest.ts'
import { ProductDetail } from './product-detail.tsx'
import { InterestingProducts } from './product-more.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'
import { fetchProduct } from '../products.thunks.ts'

export const handle: PageHandle = { showsCategories: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const product = await context.get(storeContext).dispatch(fetchProduct(params.id)).unwrap()
  return data(null, product ? 200 : 404)
}

const latestProduct = latest()

export function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const { dispatch } = context.get(storeContext)
  return latestProduct(() => dispatch(fetchProduct(params.id)))
}

/** Spec section 2, "Product detail". */
export default function ProductPage() {
  const { id = '' } = useParams()
  const { selectedProduct, status, error } = useAppSelector(({ products }) => products)
  if (selectedProduct?.id === id)
    return <ProductDetail key={selectedProduct.id} product={selectedProduct} />
  if (status === 'loading') return <ProductSkeleton />
  if (error)
    return (
      <>
        <title>{error}</title>
        <MessagePage
          heading={error}
          sentence=""
          action={texts.retry}
          href={`/product-detail/${id}`}
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
