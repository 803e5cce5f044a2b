import type { Dashboard } from '@tohfa/contract/backoffice/dashboard'
import type { Href } from '@tohfa/contract/shared/site-map'
import { Link } from '#ui/link.ts'
import { dashboardTexts as texts } from './dashboard.texts.ts'
import { Panel, PanelLine } from './panel.tsx'

const productPage = (id: string): Href => `/admin/product-details/${id}`

/** Variants of tracked products with little or no stock. */
export function LowStock({ lowStock: { count, lowest } }: Pick<Dashboard, 'lowStock'>) {
  if (count === 0) return null
  return (
    <Panel id="lowStock" heading={texts.lowStock}>
      <p className="text-sm empty:hidden">
        {count > lowest.length && texts.lowStockCount(count, lowest.length)}
      </p>
      <ul>
        {lowest.map(({ productId, blankId, title, color, size, stock }) => (
          <PanelLine
            key={`${productId ?? blankId ?? ''} ${color} ${size ?? ''}`}
            end={<span className={stock === 0 ? 'text-danger' : ''}>{texts.left(stock)}</span>}
          >
            <Link
              to={productId === null ? '/admin/blanks' : productPage(productId)}
              className="font-medium text-link underline-offset-4 hover:underline"
            >
              {title}
            </Link>
            <p className="text-xs text-quiet">{[color, size].filter(Boolean).join(', ')}</p>
          </PanelLine>
        ))}
      </ul>
    </Panel>
  )
}
