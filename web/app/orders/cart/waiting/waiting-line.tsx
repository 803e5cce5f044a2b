import { shownPrice } from '@tohfa/contract/catalog/payable'
import type { Product } from '@tohfa/contract/catalog/products'
import type { Href } from '@tohfa/contract/shared/site-map'
import { useGet } from '#platform/api/use-get.ts'
import { titleOf } from '#platform/i18n/product-words.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.ts'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { LineChoice } from '#orders/cart/line-choice.tsx'
import { refusalSentence } from './refusal-sentence.ts'
import { dropWaiting, type WaitingChoice } from './waiting-choices.ts'
import { waitingTexts as texts } from './waiting.texts.ts'

/** A waiting choice with its product's current price and pictures. */
export function WaitingLine({
  waiting,
  onApprove,
}: {
  waiting: WaitingChoice
  /** Opens its proof; omitted for visitors. */
  onApprove?: () => void
}) {
  const { productId, choice, isPrinted } = waiting
  const { answer } = useGet('GET /product/:id', { params: { id: productId } })
  const product = answer?.success ? answer.data : undefined
  const title = product ? titleOf(product) : texts.unnamed
  const to: Href = `/product-detail/${productId}`
  const why =
    waiting.refused ??
    (answer?.success === false ? answer.code : product && missing(product, choice))
  if (!answer) return <LineSkeleton />
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-x-4 border-b border-hairline py-5 sm:grid-cols-[7rem_1fr] sm:gap-x-6">
      <Link to={to} state={{ choice }} tabIndex={-1} aria-hidden>
        <Picture
          src={pictureOf(product, choice.color)}
          alt=""
          sizes="7rem"
          className="aspect-4/5 w-full object-cover"
        />
      </Link>
      <div className="flex min-w-0 flex-col gap-2">
        <h2 className="text-base leading-snug font-semibold break-words">
          {product ? (
            <Link
              to={to}
              state={{ choice }}
              className="rounded-control hover:text-link hover:underline"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <LineChoice
          chosen={{
            color: choice.color,
            ...(choice.size !== null && { size: choice.size }),
            ...(choice.pack !== null && { quantity: choice.pack }),
          }}
        />
        {product && <Price {...shownPrice(product, choice.pack)} />}
        {why !== undefined ? (
          <p className="text-sm font-medium text-danger">{refusalSentence(why)}</p>
        ) : (
          isPrinted && <p className="text-sm text-quiet">{texts.design}</p>
        )}
        <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2 pt-1">
          {product && why === undefined && onApprove && (
            <Button look="secondary" aria-label={texts.approveOf(title)} onClick={onApprove}>
              {texts.approve}
            </Button>
          )}
          <button
            type="button"
            aria-label={texts.removeOf(title)}
            onClick={() => dropWaiting(waiting)}
            className="inline-flex min-h-11 items-center rounded-control text-sm text-quiet underline underline-offset-4 hover:text-danger"
          >
            {texts.remove}
          </button>
        </div>
      </div>
    </li>
  )
}

function LineSkeleton() {
  return (
    <li
      aria-busy
      className="grid grid-cols-[5.5rem_1fr] gap-x-4 border-b border-hairline py-5 sm:grid-cols-[7rem_1fr] sm:gap-x-6"
    >
      <Skeleton className="aspect-4/5" />
      <div className="flex flex-col gap-3">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    </li>
  )
}

function pictureOf(product: Product | undefined, color: string): string | null {
  const entry = product?.colors.find((one) => one.color === color) ?? product?.colors[0]
  return entry?.images[0] ?? null
}

/** Why a choice is not available, as the code that the cart would answer; undefined when it is. */
function missing(product: Product, { color, size, pack }: WaitingChoice['choice']) {
  const entry = product.colors.find((one) => one.color === color)
  const option = entry?.sizes?.find((one) => one.size === size)
  if (!entry || (size !== null && !option)) return 'not_offered'
  if (pack !== null && !product.quantity?.includes(pack)) return 'not_offered'
  const stock = option ? option.stock : entry.stock
  return product.trackStock && (stock ?? 0) < 1 ? 'out_of_stock' : undefined
}
