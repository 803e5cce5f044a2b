import { Suspense, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Product, ProductType } from '@tohfa/contract/catalog/products'
import { useSession } from '#platform/session/session.store.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useAfterIdle } from '#ui/use-after-idle.ts'
import { InBrowser } from '#ui/in-browser.tsx'
import { useNear } from '#ui/use-near.ts'
import { productMoreTexts as texts } from './product-more.texts.ts'

const ProductReviews = lazyPart(() => import('#catalog/reviews/product-reviews.tsx'))
const RelatedProducts = lazyPart(() => import('./related-products.tsx'))
// In the file that every page loads after hydration.
const RecentlyViewed = lazyPart(
  () => import('#catalog/products/recently-viewed/recently-viewed.tsx'),
)

/** docs/product.md 6.7: the types of 'you might be interested in'. */
const interestingTypes: readonly ProductType[] = [
  't-shirts',
  'mousepad',
  'pillow',
  'caps',
  'coffee-mug',
  'key-chain',
]

/**
 * The content below a product. Each part and its script load when it comes into view. Reviews also
 * load without that, because people search the page for them, and jump to them by their heading.
 */
export default function ProductMore({ product }: { product: Product }) {
  useEffect(() => {
    // Log Out empties this device: a script that comes later must not write the visit again.
    const { session } = useSession.getState()
    const note = async () => {
      const { noteSeen } = await import('#catalog/products/recently-viewed/seen-products.ts')
      if (!session || useSession.getState().session) noteSeen(product)
    }
    note().catch(() => null)
  }, [product])
  return (
    <>
      <ReviewsPart product={product} />
      <RelatedPart heading={texts.similar} types={[product.productType]} except={product.id} />
      <InterestingProducts besides={product} />
      <InBrowser>
        <RecentlyViewed except={product.id} />
      </InBrowser>
    </>
  )
}

/** Popular types, without that of `besides`, whose products are in the row of similar ones. */
export function InterestingProducts({ besides }: { besides?: Product }) {
  const types = interestingTypes.filter((type) => type !== besides?.productType)
  return <RelatedPart heading={texts.interesting} types={types} except={besides?.id ?? ''} />
}

function ReviewsPart({ product }: { product: Product }) {
  const { ref, near } = useNear<HTMLElement>()
  const atRest = useAfterIdle()
  const { revalidate } = useRevalidator()
  return (
    <section
      ref={ref}
      id="reviews"
      aria-label={texts.customerReviews}
      className={`page ${product.numberOfReviews > 0 ? 'min-h-75' : 'min-h-52'}`}
    >
      <h2 className={`border-t border-hairline pt-8 lg:pt-10 ${headingClass}`}>
        {texts.customerReviews}
      </h2>
      {(near || atRest) && (
        <Suspense fallback={null}>
          <ProductReviews product={product} onWritten={() => void revalidate()} />
        </Suspense>
      )}
    </section>
  )
}

function RelatedPart(props: { heading: string; types: readonly ProductType[]; except: string }) {
  const { ref, near } = useNear<HTMLElement>()
  const heading = <h2 className={headingClass}>{props.heading}</h2>
  return (
    <section
      ref={ref}
      aria-label={props.heading}
      className={`page pt-(--section) last:pb-(--section) ${rowHeight}`}
    >
      {near ? (
        <Suspense fallback={heading}>
          <RelatedProducts {...props} />
        </Suspense>
      ) : (
        heading
      )}
    </section>
  )
}

/** Reserves the space of a row of cards, so that the content below does not shift. */
const rowHeight =
  'min-h-89 last:min-h-101 md:min-h-111 md:last:min-h-123 lg:min-h-126 lg:last:min-h-146'

const headingClass = 'text-xl font-semibold tracking-tight sm:text-2xl'
