import { useState } from 'react'
import type { Order } from '@tohfa/contract/orders/orders'
import { addKept } from '#orders/cart/waiting/add-kept.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.ts'
import { ordersTexts as texts } from './orders.texts.ts'

/** Adds the same approved print to the cart again, and reports the result. */
export function OrderAgain({
  userId,
  item: { product, selectedDetails },
}: {
  userId: string
  item: Order['order_items'][number]
}) {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ sentence: string; isThere: boolean } | null>(null)

  async function press() {
    setBusy(true)
    const { color, size, quantity: pack, proof } = selectedDetails
    const choice = { color, size, pack }
    const answer = await addKept({ userId, productId: product.id, choice, proof })
    setBusy(false)
    if (answer.success || answer.code === 'already_in_cart')
      return setOutcome({ sentence: texts.againDone, isThere: true })
    const isOver = answer.code === 'proof_not_approved' || answer.code === 'product_not_found'
    setOutcome({ sentence: isOver ? texts.againOver : answer.error, isThere: false })
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {!outcome?.isThere && (
        <Button
          look="secondary"
          busy={busy}
          aria-label={texts.againOf(product.title)}
          onClick={() => void press()}
        >
          {texts.again}
        </Button>
      )}
      <output className={`text-sm ${outcome && !outcome.isThere ? 'text-danger' : ''}`}>
        {outcome && `${outcome.sentence} `}
        {outcome?.isThere && (
          <Link to="/cart" className="rounded-control text-link underline underline-offset-4">
            {texts.toCart}
          </Link>
        )}
      </output>
    </div>
  )
}
