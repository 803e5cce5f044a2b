import { Ruler } from 'lucide'
import { Suspense, useState } from 'react'
import type { Product } from '@tohfa/contract/catalog/products'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { sizeChartTexts as texts } from './size-chart.texts.ts'

const SizeChartDialog = lazyPart(() => import('./size-chart-dialog.tsx'))

/** Opens the size chart of the sizes next to it (docs/product.md 6.9). */
export default function SizeChart({ product }: { product: Product }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="-mt-4">
      <Button
        look="quiet"
        className="-mx-4 sm:-mx-5"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon shape={Ruler} className="size-4" />
        {texts.open}
      </Button>
      {open && (
        <Suspense>
          <SizeChartDialog product={product} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
