import { Link } from '#ui/link.ts'
import { Picture } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { homeTexts as texts } from '#catalog/products/home.texts.ts'
import { listingHref } from '@tohfa/contract/catalog/listing-address'
import { typeWords } from '@tohfa/contract/catalog/product-types/words'
import { typeLabel } from '#catalog/products/type-label.ts'
import { stripTypes, type Tiles } from './home.data.ts'

/** Eight product types, each with a picture (docs/product.md 5.2). */
export function CategoryStrip({
  tiles,
  className = '',
}: {
  /** Undefined while loading. */
  tiles: Tiles | undefined
  className?: string
}) {
  return (
    <nav aria-label={texts.categories} className={`page py-5 lg:py-7 ${className}`}>
      <ul className="grid grid-cols-4 gap-x-3 gap-y-5 sm:gap-x-5 md:grid-cols-8">
        {stripTypes.map((slug) => (
          <li key={slug}>
            <Link
              to={listingHref({ categories: [slug] })}
              className="group flex flex-col items-center gap-2 rounded-control text-center"
            >
              <span className="block aspect-[4/5] w-full overflow-hidden rounded-control bg-sunken">
                {tiles ? (
                  <Picture
                    src={tiles[slug] ?? null}
                    alt={typeWords[slug].picture}
                    sizes="(min-width: 768px) 140px, 22vw"
                    width={360}
                    height={450}
                    className="size-full object-cover transition-transform duration-200 group-hover:scale-105"
                  />
                ) : (
                  <Skeleton className="size-full" />
                )}
              </span>
              <span className="text-xs font-medium underline-offset-4 group-hover:underline sm:text-sm">
                {typeWords[slug].strip ?? typeLabel(slug)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
