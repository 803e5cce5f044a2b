import { X } from 'lucide'
import type { CollectedProduct } from '@tohfa/contract/catalog/collections'
import { VisibilityBadge } from '#admin/catalog/products/visibility-badge.tsx'
import { MoveButtons, moved } from '#admin/frame/move-buttons.tsx'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { collectionFormTexts as texts } from './collections.texts.ts'

/** The products of a collection in display order. */
export function CollectionProducts({
  products,
  error,
  onChange,
}: {
  products: readonly CollectedProduct[]
  error: string | undefined
  onChange: (products: CollectedProduct[]) => void
}) {
  const move = (from: number, to: number) => onChange(moved(products, from, to))

  return (
    <>
      <p aria-live="polite" className="tabular text-xs text-quiet">
        {products.length === 0 ? texts.noneChosen : texts.chosen(products.length)}
      </p>
      {error && <p className="text-xs font-medium text-danger">{error}</p>}
      <ol>
        {products.map((product, index) => (
          <li
            key={product.id}
            className="flex items-center gap-3 border-b border-hairline py-1 text-sm"
          >
            <SmallPicture src={product.thumbnail} />
            <span className="min-w-0 flex-auto wrap-anywhere">{product.title}</span>
            <Badge product={product} />
            <span className="flex shrink-0">
              <MoveButtons
                name={product.title}
                place={{ index, count: products.length, onMove: move }}
                size="size-4"
              />
              <IconButton
                name={texts.remove(product.title)}
                onClick={() => onChange(products.filter(({ id }) => id !== product.id))}
              >
                <Icon shape={X} className="size-4" />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

export function SmallPicture({ src }: { src: string | null }) {
  return (
    <Picture
      src={src}
      alt=""
      sizes="2.5rem"
      width={90}
      height={112}
      className="aspect-4/5 w-9 shrink-0 bg-sunken object-cover"
    />
  )
}

export function Badge({ product: { visibility } }: { product: CollectedProduct }) {
  return visibility === 'published' ? null : <VisibilityBadge visibility={visibility} />
}
