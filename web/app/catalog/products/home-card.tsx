import type { ReactNode } from 'react'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { Href } from '@tohfa/contract/shared/site-map'
import { Link } from '#ui/link.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { CardPicture } from './card-picture.tsx'
import { homeTexts as texts } from './home.texts.ts'
import { listingHref } from '@tohfa/contract/catalog/listing-address'
import { Heart } from './wish-list/heart.tsx'
import { shorten, type ProductSummary } from './product-card.ts'

const titleLength = 20

/** A card of the home page: a link to the listing of its type (docs/product.md 5.6). */
export function HomeCard({ product }: { product: ProductSummary }) {
  return (
    <RowCard product={product} to={listingHref({ categories: [product.productType] })}>
      <p className="tabular text-lg font-semibold">{texts.from(formatRupees(product.payable))}</p>
    </RowCard>
  )
}

/** A card of a row of products, with the price below its title. */
export function RowCard({
  product,
  to,
  children,
}: {
  product: ProductSummary
  to: Href
  children: ReactNode
}) {
  return (
    <div className="relative">
      <Link to={to} prefetch="intent" className="group block rounded-control">
        <CardPicture
          product={product}
          sizes="(min-width: 1024px) 236px, (min-width: 640px) 28vw, 42vw"
        />
        <p
          title={product.title}
          className="mt-3 truncate text-sm underline-offset-4 group-hover:underline"
        >
          {shorten(product.title, titleLength)}
        </p>
        {children}
      </Link>
      <Heart gift={product} />
    </div>
  )
}

/** The skeleton of a row of products. */
export const homeCardSkeletons = Array.from({ length: 6 }, (_, index) => (
  <HomeCardSkeleton key={index} />
))

function HomeCardSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-[4/5] w-full" />
      <Skeleton className="mt-3 h-5.5 w-4/5" />
      <Skeleton className="mt-1 h-5 w-2/5" />
    </div>
  )
}
