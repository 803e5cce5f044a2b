import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Product } from '@tohfa/contract/catalog/products'
import type { Design } from '@tohfa/contract/studio/designs'
import { titleOf } from '#platform/i18n/product-words.ts'
import { Button } from '#ui/button.tsx'
import { designTexts as texts } from '#accounts/account/designs/designs.texts.ts'
import { ChooseProduct } from './choose-product.tsx'
import { FittedDesign } from './fitted-design.tsx'

/** Chooses another product for a design, and shows the design on it (docs/studio.md 15.10). */
export default function OnAnotherProduct({ design }: { design: Design }) {
  const [product, setProduct] = useState<Product | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  /** The pressed button is gone. */
  function choose(next: Product | null) {
    flushSync(() => setProduct(next))
    heading.current?.focus()
  }

  return (
    <div className="flex flex-col gap-4 p-5">
      <h2 ref={heading} tabIndex={-1} className="font-semibold">
        {product ? texts.fitted(titleOf(product)) : texts.otherSentence}
      </h2>
      {product ? (
        <>
          <FittedDesign design={design} product={product} />
          <Button look="quiet" className="self-start" onClick={() => choose(null)}>
            {texts.chooseOther}
          </Button>
        </>
      ) : (
        <ChooseProduct exceptFor={design.productId} onChoose={choose} />
      )}
    </div>
  )
}
