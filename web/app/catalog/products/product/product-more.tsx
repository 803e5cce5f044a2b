import { Suspense, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Product, ProductType } from '@tohfa/contract/catalog/products'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useAfterIdle } from '#ui/use-after-idle.ts'
import { useInBrowser } from '#ui/use-in-browser.ts'
import { useNear } from '#ui/use-near.ts'
import { productMoreTexts as texts } from './product-more.texts.ts'

const ProductReviews = lazyPart(() => import('#catalog/reviews/product-reviews.tsx'))
const RelatedProducts = lazyPart(() => import('./related-products.tsx'))
// In the file that every page fetches once it is alive.
const RecentlyViewed = lazyPart(
  () => import('#catalog/products/recently-viewed/recently-viewed.tsx'),
)

/** docs/product.md 6.7: the kinds of 'you might be interested in'. */
const interestingTypes: readonly ProductType[] = [
  't-shirts',
  'mousepad',
  'pillow',
  'caps',
  'coffee-mug',
  'key-chain',
]

/**
 * What stands below a product; each part and its script are fetched when it comes into view, the
 * reviews also unasked: people search the page for them, and jump to them by their heading.
 */
export default function ProductMore({ product }: { product: Product }) {
  const isAlive = useInBrowser()
  useEffect(() => {
    void import('#catalog/products/recently-viewed/seen-products.ts').then(
      ({ noteSeen }) => noteSeen(product),
      () => null,
    )
  }, [product])
  return (
    <>
      <ReviewsPart product={product} />
      <RelatedPart heading={texts.similar} types={[product.productType]} except={product.id} />
      <InterestingProducts besides={product} />
      {isAlive && (
        <Suspense>
          <RecentlyViewed except={product.id} />
        </Suspense>
      )}
    </>
  )
}

/** Gifts of the kinds that most people like, but of the kind of `besides`: those are similar. */
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

/** Of a row of cards: what stands below stays where it is when they come. */
const rowHeight =
  'min-h-89 last:min-h-101 md:min-h-111 md:last:min-h-123 lg:min-h-126 lg:last:min-h-146'

const headingClass = 'text-xl font-semibold tracking-tight sm:text-2xl'
