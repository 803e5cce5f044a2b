import { MessagePage } from '#ui/message-page.tsx'
import { goneProductTexts as texts } from './gone-product.texts.ts'
import { InterestingProducts } from './product-more.tsx'

/** The page of a product that no longer exists. */
export default function GoneProduct() {
  return (
    <>
      <title>{texts.title}</title>
      <meta name="robots" content="noindex" />
      <MessagePage {...texts} />
      <InterestingProducts />
    </>
  )
}
