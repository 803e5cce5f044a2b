import { useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { productTypes } from '@tohfa/contract/product-types'
import type { Product } from '@tohfa/contract/products'
import { JsonLd } from '../layout/json-ld.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import { useStoreParticulars } from '../layout/use-store-particulars.ts'
import { Price } from '../ui/price.tsx'
import { Stars } from '../ui/stars.tsx'
import { productTexts as texts } from './product.texts.ts'
import { productJsonLd } from './catalog.json-ld.ts'
import { DeliveryCheck } from './delivery-check.tsx'
import { Gallery } from './gallery.tsx'
import { layoutTexts } from '../layout/layout.texts.ts'
import { listingHref } from './listing-address.ts'
import { broughtChoice, firstChoice, type Choice } from './product-choice.ts'
import { ProductAttributes } from './product-attributes.tsx'
import { ProductMore } from './product-more.tsx'
import { ProductOptions } from './product-options.tsx'
import { PurchaseButtons } from './purchase-buttons.tsx'

/** Picture left, and on the right what to decide, in the order in which one decides it. */
export function ProductDetail({ product }: { product: Product }) {
  const [chosen, setChoice] = useState<Choice | null>(null)
  const { state } = useLocation()
  // The server's page knows nothing of what came along: the same is drawn first in the browser.
  const alive = useSyncExternalStore(never, yes, no)
  const choice = chosen ?? (alive ? broughtChoice(product, state) : firstChoice(product))
  const { name } = useStoreParticulars()
  const color = product.colors.find((entry) => entry.color === choice.color) ?? product.colors[0]
  const images = color?.images.length
    ? color.images
    : [product.thumbnail].filter((url) => url !== null)

  return (
    <>
      <article className="page pt-4 pb-(--section) lg:pt-6">
        <PageMeta
          title={texts.title(product.title, name)}
          description={product.description}
          path={`/product-detail/${product.id}`}
          image={images[0]}
          kind="product"
        />
        <JsonLd make={import.meta.env.SSR && ((store) => productJsonLd(product, store))} />
        <Trail product={product} />
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-12 lg:gap-x-12">
          <div className="-mx-(--gutter) min-w-0 sm:mx-0 lg:col-span-7">
            <Gallery
              key={choice.color}
              images={images}
              title={product.title}
              color={choice.color}
            />
          </div>
          <div className="flex min-w-0 flex-col gap-6 lg:col-span-5">
            <div>
              <p className="text-sm text-quiet">{product.brand}</p>
              <h1 className="mt-1 text-2xl font-semibold tracking-tight break-words">
                {product.title}
              </h1>
              <p className="tabular mt-2 flex flex-wrap items-center gap-x-2 text-sm text-quiet">
                <Stars rating={product.rating} />
                {product.rating.toFixed(1)}
                <span aria-hidden>·</span>
                {texts.reviews(product.numberOfReviews)}
              </p>
            </div>
            <div>
              <p className="text-sm font-medium text-success">{texts.specialPrice}</p>
              <Price {...product} size="lg" />
            </div>
            <ProductOptions product={product} choice={choice} onChange={setChoice} />
            <PurchaseButtons product={product} choice={choice} />
            <DeliveryCheck />
            <p className="max-w-prose border-t border-hairline pt-6 whitespace-pre-line break-words">
              {product.description}
            </p>
            {product.highlights.length > 0 && (
              <div>
                <h2 className="mb-2 text-base font-semibold">{texts.highlights}</h2>
                <ul className="flex max-w-prose list-disc flex-col gap-1.5 pl-5 marker:text-action">
                  {product.highlights.map((highlight) => (
                    <li key={highlight} className="pl-1 break-words">
                      {highlight}
                    </li>
                  ))}
                </ul>
              </div>
            )}
            <ProductAttributes product={product} />
          </div>
        </div>
      </article>
      <ProductMore product={product} />
    </>
  )
}

const never = () => () => undefined
const yes = () => true
const no = () => false

function Trail({ product: { productType } }: { product: Product }) {
  return (
    <nav aria-label={texts.breadcrumb} className="mb-3 text-sm text-quiet max-sm:hidden">
      <ol className="flex gap-2">
        <li>
          <Link to="/" className="underline-offset-4 hover:underline">
            {layoutTexts.home}
          </Link>
        </li>
        <li aria-hidden>/</li>
        <li>
          <Link
            to={listingHref({ categories: [productType] })}
            className="underline-offset-4 hover:underline"
          >
            {productTypes[productType].label}
          </Link>
        </li>
      </ol>
    </nav>
  )
}
