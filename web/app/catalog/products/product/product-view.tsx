import type { ReactNode } from 'react'
import { shownPrice } from '@tohfa/contract/catalog/payable'
import type { Product } from '@tohfa/contract/catalog/products'
import type { CountryNames } from '#platform/i18n/country-name.ts'
import { lazyServerPart } from '#ui/lazy-part.tsx'
import { Price } from '#ui/price.tsx'
import { Stars } from '#ui/stars.tsx'
import { productTexts as texts } from './product.texts.ts'
import { Gallery, type OwnPicture } from './gallery.tsx'
import type { ProductChoice } from './product-choice.ts'
import { ProductOptions } from './product-options.tsx'

/** In the server's HTML; its script loads after the rest has hydrated. */
export const loadDetails = () => import('./product-details.tsx')
const ProductDetails = lazyServerPart(loadDetails, 'min-h-96')

const PriceBreaks = lazyServerPart(() => import('./price-breaks.tsx'), 'min-h-20')

/** The pictures of a choice: those of its colour, else the fallback. */
export function picturesOf(product: Product, choice: ProductChoice): string[] {
  const entry = product.colors.find(({ color }) => color === choice.color) ?? product.colors[0]
  if (entry?.images.length) return entry.images
  return product.thumbnail === null ? [] : [product.thumbnail]
}

/**
 * A product as a customer sees it: the picture on the left, the choices on the right in their
 * order. `children` are the actions.
 */
export function ProductView({
  product,
  choice,
  onChange,
  reviews = product.numberOfReviews,
  heading: Heading = 'h1',
  galleryPlace,
  corner,
  asks = false,
  countries,
  own,
  images = picturesOf(product, choice),
  children,
}: {
  product: Product
  choice: ProductChoice
  onChange: (choice: ProductChoice) => void
  /** The displayed number of reviews. */
  reviews?: number
  heading?: 'h1' | 'h3'
  /** The sticky position of the pictures. */
  galleryPlace?: string
  /** The content of the corner next to the title. */
  corner?: ReactNode
  /** Whether the viewer can ask the shop, which the preview of staff cannot. */
  asks?: boolean
  /** Names that the server sent. */
  countries?: CountryNames | undefined
  own?: OwnPicture | undefined
  /** By default those of the choice. */
  images?: readonly string[]
  children?: ReactNode
}) {
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-12 lg:gap-x-12">
      <div className="-mx-(--gutter) min-w-0 sm:mx-0 lg:col-span-7">
        <Gallery
          key={`${choice.color} ${images[0]}`}
          images={images}
          title={product.title}
          color={choice.color}
          place={galleryPlace}
          own={own}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-6 lg:col-span-5">
        <div className="relative pr-12">
          {corner}
          <p className="text-sm text-quiet">{product.brand}</p>
          <Heading className="mt-1 text-2xl font-semibold tracking-tight break-words">
            {product.title}
          </Heading>
          <p className="tabular mt-2 flex flex-wrap items-center gap-x-2 text-sm text-quiet">
            <Stars rating={product.rating} />
            {product.rating.toFixed(1)}
            {reviews === 0 ? <span>{texts.ownRating}</span> : <span aria-hidden>·</span>}
            {texts.reviews(reviews)}
          </p>
        </div>
        <div>
          <p className="text-sm font-medium text-success">{texts.specialPrice}</p>
          <Price {...shownPrice(product, choice.pack)} size="lg" />
        </div>
        {product.priceBreaks.length > 0 && <PriceBreaks product={product} pack={choice.pack} />}
        <ProductOptions product={product} choice={choice} onChange={onChange} />
        {children}
        <ProductDetails product={product} asks={asks} countries={countries} />
      </div>
    </div>
  )
}
