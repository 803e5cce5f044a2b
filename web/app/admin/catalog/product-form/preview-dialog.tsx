import { useState } from 'react'
import type { Product } from '@tohfa/contract/catalog/products'
import { firstChoice, type ProductChoice } from '#catalog/products/product/product-choice.ts'
import { ProductView } from '#catalog/products/product/product-view.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { productFormTexts as texts } from './product-form.texts.ts'

/** A preview of the product before it is saved, with the shop's own components. */
export function PreviewDialog({
  product,
  confirm,
  busy,
  onClose,
  onConfirm,
}: {
  product: Product | null
  confirm: string
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}) {
  return (
    <Dialog
      open={product !== null}
      onClose={onClose}
      title={texts.previewTitle}
      className="sm:w-[min(76rem,calc(100vw-2rem))]"
    >
      {product && <Preview product={product} />}
      <div className="sticky bottom-0 z-10 flex flex-wrap justify-end gap-3 border-t border-hairline bg-surface px-(--gutter) py-3">
        <Button look="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button busy={busy} className="uppercase" onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}

function Preview({ product }: { product: Product }) {
  const [choice, setChoice] = useState<ProductChoice>(() => firstChoice(product))
  return (
    <div className="bg-ground px-(--gutter) pt-4 pb-8">
      <ProductView
        product={product}
        choice={choice}
        onChange={setChoice}
        heading="h3"
        galleryPlace="md:top-4"
      />
    </div>
  )
}
