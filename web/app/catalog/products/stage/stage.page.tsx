import { Suspense } from 'react'
import { data } from 'react-router'
import type { Product } from '@tohfa/contract/catalog/products'
import { productInLanguage } from '@tohfa/contract/catalog/product-words'
import { catalogCalls, sentenceOf } from '#catalog/products/catalog.calls.ts'
import { addressOf } from '#platform/api/api-client.ts'
import { localeTexts } from '#platform/i18n/locale.texts.ts'
import { titleOf } from '#platform/i18n/product-words.ts'
import { bring } from '#platform/page-head/bring.ts'
import type { PageHandle } from '#platform/page-head/page-handle.ts'
import { servicesContext } from '#platform/page-head/services.ts'
import { useComing } from '#platform/page-head/use-coming.ts'
import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { MessagePage } from '#ui/message-page.tsx'
import { useInBrowser } from '#ui/use-in-browser.ts'
import type { Route } from './+types/stage.page'
import { StageSkeleton } from '#studio/stage/stage-skeleton.tsx'
import { stageTexts as texts } from '#studio/stage/stage.texts.ts'

const StageLoader = lazyPart(() => import('./stage-loader.tsx'))

type Found = { product: Product | null; error: string | null }

/** The stage has a bar of its own, and all of the window. */
export const handle: PageHandle = { Header: Nothing, Footer: Nothing }

function Nothing() {
  return null
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await context.get(servicesContext).catalog.product(params.productId)
  const product = found?.customizable ? productInLanguage(found, localeTexts.language) : null
  return data({ product, error: null }, product ? 200 : 404)
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return bring<Found>(request, async (signal) => {
    try {
      const product = await catalogCalls.product(params.productId, signal)
      return { product: product?.customizable ? product : null, error: null }
    } catch (error) {
      return { product: null, error: sentenceOf(error) }
    }
  })
}

/** Where a design is arranged by hand (docs/studio.md section 18). */
export default function StagePage({ params, loaderData }: Route.ComponentProps) {
  const { latest } = useComing<Found>(loaderData)
  const { name } = useStoreParticulars()
  const alive = useInBrowser()
  if (!latest) return <StageSkeleton />
  const { product, error } = latest
  const href = `/product-detail/${params.productId}` as const
  if (!product)
    return (
      <>
        <title>{error ?? texts.gone}</title>
        <meta name="robots" content="noindex" />
        <MessagePage
          heading={error ?? texts.gone}
          sentence=""
          action={texts.toProduct}
          href={href}
        />
      </>
    )
  return (
    <>
      <title>{texts.title(titleOf(product), name)}</title>
      <meta name="robots" content="noindex" />
      <link
        rel="preload"
        as="fetch"
        crossOrigin="anonymous"
        href={addressOf('GET /studio/products/:id', { params: { id: product.id } })}
      />
      {alive ? (
        <Suspense fallback={<StageSkeleton />}>
          <StageLoader key={product.id} product={product} />
        </Suspense>
      ) : (
        <StageSkeleton />
      )}
    </>
  )
}
