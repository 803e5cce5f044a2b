import type { Dashboard } from '@tohfa/contract/backoffice/dashboard'
import { Link } from '#ui/link.ts'
import { dashboardTexts as texts } from './dashboard.texts.ts'
import { Panel, PanelLine } from './panel.tsx'

/** Colours and sizes of tracked products that will soon be, or are, sold out. */
export function LowStock({ lowStock: { count, lowest } }: Pick<Dashboard, 'lowStock'>) {
  if (count === 0) return null
  return (
    <Panel id="lowStock" heading={texts.lowStock}>
      <p className="text-sm empty:hidden">
        {count > lowest.length && texts.lowStockCount(count, lowest.length)}
      </p>
      <ul>
        {lowest.map(({ productId, title, color, size, stock }) => (
          <PanelLine
            key={`${productId} ${color} ${size ?? ''}`}
            end={<span className={stock === 0 ? 'text-danger' : ''}>{texts.left(stock)}</span>}
          >
            <Link
              to={`/admin/product-details/${productId}`}
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
