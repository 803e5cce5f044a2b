import { formatRupees } from '@tohfa/contract/shared/money'
import type { Product } from '@tohfa/contract/catalog/products'
import { Link } from '#ui/link.ts'
import { CardPicture } from '#catalog/products/card-picture.tsx'
import { shorten, summarize } from '#catalog/products/product-card.ts'
import { VisibilityBadge } from './visibility-badge.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const titleLength = 30

/** A product of the catalogue; the whole card is a link. */
export function CatalogCard({ product }: { product: Product }) {
  return (
    <Link to={`/admin/product-details/${product.id}`} className="group block rounded-control">
      <div className="relative">
        <CardPicture product={summarize(product)} sizes="(min-width: 640px) 170px, 46vw" />
        {product.visibility && (
          <span className="absolute top-2 left-2">
            <VisibilityBadge visibility={product.visibility} />
          </span>
        )}
      </div>
      <h2
        title={product.title}
        className="mt-2 truncate text-sm underline-offset-4 group-hover:underline"
      >
        {shorten(product.title, titleLength)}
      </h2>
      <p className="tabular font-semibold">{formatRupees(product.payable)}</p>
    </Link>
  )
}

export function CatalogCardSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-[4/5] w-full" />
      <Skeleton className="mt-2 h-5.5 w-4/5" />
      <Skeleton className="mt-1 h-5 w-3/5" />
    </div>
  )
}
