import type { Product } from '@tohfa/contract/catalog/products'
import { visibilityTexts as texts } from './visibility.texts.ts'

/** A badge for a product that is not published; nothing for a published one. */
export function VisibilityBadge({ visibility }: Pick<Product, 'visibility'>) {
  if (!visibility) return null
  return (
    <span className="rounded-control border border-control bg-surface px-2 py-0.5 text-xs font-medium whitespace-nowrap text-ink">
      {texts.badge[visibility]}
    </span>
  )
}
