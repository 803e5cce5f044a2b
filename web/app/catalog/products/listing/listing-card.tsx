// chunk: paging
import { Link } from '#ui/link.ts'
import { Price } from '#ui/price.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CardPicture } from '#catalog/products/card-picture.tsx'
import { Heart } from '#catalog/products/wish-list/heart.tsx'
import { shorten, type ProductSummary } from '#catalog/products/product-card.ts'

const titleLength = 30

/** A card of the listing; the whole card is a link to the product. */
export function ListingCard({
  product,
  priority = false,
  titleAs: Title = 'h2',
}: {
  product: ProductSummary
  priority?: boolean
  titleAs?: 'h2' | 'h3'
}) {
  return (
    <div className="relative">
      <Link
        to={`/product-detail/${product.id}`}
        prefetch="intent"
        className="group block rounded-control"
      >
        <CardPicture
          product={product}
          priority={priority}
          sizes="(min-width: 1280px) 240px, (min-width: 768px) 30vw, (min-width: 350px) 46vw, 92vw"
        />
        <Title
          title={product.title}
          className="mt-3 truncate text-sm underline-offset-4 group-hover:underline"
        >
          {shorten(product.title, titleLength)}
        </Title>
        <Price {...product} />
      </Link>
      <Heart gift={product} />
    </div>
  )
}

export function ListingCardSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-[4/5] w-full" />
      <Skeleton className="mt-3 h-5.5 w-4/5" />
      <Skeleton className="mt-1 h-5 w-3/5" />
    </div>
  )
}
