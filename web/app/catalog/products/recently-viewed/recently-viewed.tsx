// chunk: later
import { useState } from 'react'
import { shorten } from '#catalog/products/product-card.ts'
import { CardPicture } from '#catalog/products/card-picture.tsx'
import { Heart } from '#catalog/products/wish-list/heart.tsx'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.ts'
import { Price } from '#ui/price.tsx'
import { useNear } from '#ui/use-near.ts'
import { recentlyViewedTexts as texts } from './recently-viewed.texts.ts'
import { forgetSeen, seenProducts } from './seen-products.ts'

const titleLength = 20

/**
 * Products that were viewed on this device, without that of the page; nothing without any. It uses
 * stored data, so it requests only pictures, once the row is near. Every page loads it, so it has
 * no part that is needed at once.
 */
export default function RecentlyViewed({ except = '' }: { except?: string }) {
  const [seen, setSeen] = useState(seenProducts)
  const { ref, near } = useNear<HTMLElement>()
  const items = seen.filter(({ id }) => id !== except)
  if (items.length === 0) return null

  function clear() {
    forgetSeen()
    setSeen([])
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <section
      ref={ref}
      aria-label={texts.heading}
      className="page order-last min-h-101 py-(--section) md:min-h-123"
    >
      <div className="mb-4 flex items-center justify-between gap-4 sm:mb-6">
        <h2 className="text-xl font-semibold tracking-tight sm:text-2xl">{texts.heading}</h2>
        <Button look="quiet" className="-mr-5" aria-label={texts.clearAll} onClick={clear}>
          {texts.clear}
        </Button>
      </div>
      {near && (
        <ul className="no-scrollbar -mx-(--gutter) flex snap-x scroll-px-(--gutter) gap-4 overflow-x-auto overscroll-x-contain px-(--gutter)">
          {items.map((product) => (
            <li key={product.id} className="relative w-[36vw] max-w-44 shrink-0 snap-start">
              <Link
                to={`/product-detail/${product.id}`}
                prefetch="intent"
                className="group block rounded-control"
              >
                <CardPicture product={product} sizes="(min-width: 489px) 176px, 36vw" />
                <p
                  title={product.title}
                  className="mt-3 truncate text-sm underline-offset-4 group-hover:underline"
                >
                  {shorten(product.title, titleLength)}
                </p>
                <Price {...product} />
              </Link>
              <Heart gift={product} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
