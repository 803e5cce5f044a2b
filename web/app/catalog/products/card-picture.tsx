// chunk: cards
import { Picture } from '#ui/picture.tsx'
import type { ProductSummary } from './product-card.ts'

/** The first picture of a product; with a pointer, the second one on hover. */
export function CardPicture({
  product: { title, image, secondImage },
  sizes,
  priority = false,
}: {
  product: ProductSummary
  sizes: string
  priority?: boolean
}) {
  return (
    <span className="relative block aspect-[4/5] w-full overflow-hidden bg-sunken">
      <Picture
        src={image}
        alt={title}
        sizes={sizes}
        priority={priority}
        className="size-full object-cover"
      />
      {secondImage && (
        <Picture
          src={secondImage}
          alt=""
          sizes={sizes}
          className="absolute inset-0 size-full object-cover opacity-0 transition-opacity duration-200 group-hover:opacity-100 [@media(hover:none)]:hidden"
        />
      )}
    </span>
  )
}
