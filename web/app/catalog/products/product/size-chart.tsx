import { Ruler } from 'lucide'
import { Suspense, useState } from 'react'
import type { Product } from '@tohfa/contract/catalog/products'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { sizeChartTexts as texts } from './size-chart.texts.ts'

const SizeChartDialog = lazyPart(() => import('./size-chart-dialog.tsx'))

/** Opens the measures of the sizes beside which it is (docs/product.md 6.9). */
export default function SizeChart(props: Pick<Product, 'productType' | 'category'>) {
  const [open, setOpen] = useState(false)
  return (
    <div className="-mt-4">
      <Button look="quiet" className="px-0" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon shape={Ruler} className="size-4" />
        {texts.open}
      </Button>
      {open && (
        <Suspense>
          <SizeChartDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
