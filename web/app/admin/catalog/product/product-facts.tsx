import { ExternalLink, Pencil, Trash2 } from 'lucide'
import { useState } from 'react'
import type { Product } from '@tohfa/contract/catalog/products'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.ts'
import { firstChoice, type ProductChoice } from '#catalog/products/product/product-choice.ts'
import { ProductView } from '#catalog/products/product/product-view.tsx'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { adminProductTexts as texts } from './product.texts.ts'
import { DuplicateButton } from './duplicate-button.tsx'
import { StockNote } from './stock-note.tsx'
import { VisibilityNote } from './visibility-note.tsx'
import { StudioNote } from './studio-note.tsx'

/** docs/product.md 15.3: the admin's page shows this number, whatever the stock. */
const shownReviewCount = 117

/** A product as the shop shows it, with staff actions in place of the purchase buttons. */
export function ProductFacts({ product, reload }: { product: Product; reload: () => void }) {
  const [choice, setChoice] = useState<ProductChoice>(() => firstChoice(product))
  const [deleting, setDeleting] = useState(false)
  return (
    <>
      <ProductView
        product={product}
        choice={choice}
        onChange={setChoice}
        reviews={shownReviewCount}
        galleryPlace="md:top-20"
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            to={`/admin/product-add-update?id=${product.id}`}
            state={{ product }}
            className="flex-1 whitespace-nowrap"
          >
            <Icon shape={Pencil} className="size-4" />
            {texts.edit}
          </ButtonLink>
          <DuplicateButton id={product.id} />
          <Button look="danger" className="flex-1" onClick={() => setDeleting(true)}>
            <Icon shape={Trash2} className="size-4" />
            {texts.delete}
          </Button>
        </div>
        <VisibilityNote product={product} reload={reload} />
        <StudioNote product={product} />
        <StockNote product={product} color={choice.color} />
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-quiet">
          {texts.changed(formatDateTime(product.updatedAt))}
          {!product.visibility && (
            <Link
              to={`/product-detail/${product.id}`}
              className="inline-flex min-h-6 items-center gap-1.5 text-link underline underline-offset-4"
            >
              {texts.viewInShop}
              <Icon shape={ExternalLink} className="size-4" />
            </Link>
          )}
        </p>
      </ProductView>
      <DeleteDialog product={product} open={deleting} onClose={() => setDeleting(false)} />
    </>
  )
}
