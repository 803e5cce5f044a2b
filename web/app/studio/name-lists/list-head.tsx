import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { nameListTexts as texts } from './name-list.texts.ts'

/** The heading of a list, below the way back to its product. */
export function ListHead({ title, productId }: { title: string; productId: string }) {
  return (
    <>
      <Link
        to={`/product-detail/${productId}`}
        className={`inline-flex min-h-11 items-center text-sm ${textLinkClass}`}
      >
        {texts.toProduct}
      </Link>
      <h1 className="text-2xl font-semibold tracking-tight wrap-anywhere" dir="auto">
        {title}
      </h1>
    </>
  )
}
