import { variantName } from '@tohfa/contract/catalog/variant-name'
import { lowStockAt } from '@tohfa/contract/backoffice/low-stock'
import type { Blank } from '@tohfa/contract/catalog/blanks'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { blanksTexts as texts } from './blanks.texts.ts'

/** A blank with its stock, and what is printed on it. */
export function BlankRow({
  blank: { title, trackStock, variants, products },
  onEdit,
  onDelete,
}: {
  blank: Blank
  onEdit: () => void
  onDelete: () => void
}) {
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-hairline py-4 text-sm sm:grid-cols-[1fr_auto]">
      <div className="flex min-w-0 flex-col gap-2">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <strong data-from-people className="font-semibold wrap-anywhere">
            {title}
          </strong>
          <span className="text-xs text-quiet">
            {trackStock ? texts.counted : texts.notCounted}
          </span>
        </p>
        <ul className="tabular flex flex-wrap gap-x-6 gap-y-1">
          {variants.map(({ color, size, stock, low = lowStockAt }) => (
            <li key={`${color} ${size ?? ''}`} className="flex gap-2">
              <span data-from-people className="text-quiet">
                {variantName({ color, size })}
              </span>
              <span className={`font-medium ${stock === 0 && trackStock ? 'text-danger' : ''}`}>
                {texts.left(stock)}
              </span>
              {trackStock && stock <= low && <span className="text-warning">{texts.low}</span>}
            </li>
          ))}
        </ul>
        {products.length === 0 ? (
          <p className="text-xs text-quiet">{texts.noProducts}</p>
        ) : (
          <details>
            <summary className="min-h-6 w-fit cursor-pointer text-xs leading-6 text-quiet">
              {texts.products(products.length)}
            </summary>
            <ul className="flex flex-wrap gap-x-4 pt-1">
              {products.map((product) => (
                <li key={product.id} data-from-people>
                  <Link
                    to={`/admin/product-details/${product.id}`}
                    className={`wrap-anywhere ${textLinkClass}`}
                  >
                    {product.title}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className="flex items-start">
        <Button look="quiet" aria-label={texts.editOf(title)} onClick={onEdit}>
          {texts.edit}
        </Button>
        <Button look="quiet" aria-label={texts.deleteOf(title)} onClick={onDelete}>
          {texts.delete}
        </Button>
      </div>
    </li>
  )
}
