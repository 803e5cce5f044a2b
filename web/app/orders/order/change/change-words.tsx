import type { Order } from '@tohfa/contract/orders/orders'
import { useCall } from '#platform/api/use-call.ts'
import { wordsOf } from '#orders/cart/printed-words.tsx'
import { Button } from '#ui/button.tsx'
import { useNavigate } from '#ui/link.ts'
import { toast } from '#ui/toast/toast.ts'
import { changeTexts as texts } from './change.texts.ts'

/** Opens the design of a printed line, as Edit design does in the cart. */
export function ChangeWords({
  orderId,
  item: { id, product, personalisation },
  onRefused,
}: {
  orderId: string
  item: Order['order_items'][number]
  /** The displayed order is outdated. */
  onRefused: () => void
}) {
  const [busy, call] = useCall()
  const navigate = useNavigate()
  const name = [product.title, ...wordsOf(personalisation?.values ?? [])].join(', ')

  async function open() {
    const params = { id: orderId, itemId: id }
    const answer = await call('POST /user-orders/:id/items/:itemId/edit', { params })
    if (answer.success)
      return navigate(
        `/product-detail/${product.id}?design=${answer.data.designId}&line=${id}&order=${orderId}`,
      )
    toast('error', answer.error, 'cart')
    onRefused()
  }

  return (
    <Button
      look="quiet"
      className="-ml-5"
      busy={busy}
      aria-label={texts.wordsOf(name)}
      onClick={() => void open()}
    >
      {texts.words}
    </Button>
  )
}
