import { useState } from 'react'
import type { PaymentRequest } from '@tohfa/contract/orders/checkout'
import type { Quote } from '@tohfa/contract/orders/drafts/quotes'
import type { Address } from '@tohfa/contract/accounts/addresses'
import type { Order, PaymentMethod } from '@tohfa/contract/orders/orders'
import type { PayWindow } from '@tohfa/contract/shared/pages'
import type { PaymentCallback } from '#orders/checkout/order.calls.ts'
import { usePayNow } from '#orders/checkout/pay-now/use-pay-now.ts'

type Failed = {
  success: false
  status: number
  error: string
  fields?: Record<string, string> | undefined
}
type Placed = { success: true; data: PaymentRequest | { order: Order } } | Failed

/** Orders a quote in cash, or opens the payment window for it. */
export function useQuoteOrder(
  payWindow: PayWindow,
  {
    quote,
    buyer,
    send,
    verify,
    onOrdered,
  }: {
    quote: Quote
    buyer: Address | null
    send: (method: PaymentMethod) => Promise<Placed>
    verify: (callback: PaymentCallback) => Promise<{ success: true; data: unknown } | Failed>
    onOrdered: () => void
  },
) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failed | null>(null)

  /** What the pay window is opened with; the page shows an order that is there already. */
  async function ask() {
    setFailure(null)
    const answer = await send('online')
    if (!answer.success) {
      if (answer.fields) setFailure(answer)
      return answer
    }
    if (!('order' in answer.data)) return { success: true as const, data: answer.data }
    onOrdered()
    return { success: false as const, status: 409, error: '' }
  }

  async function byCash() {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    const answer = await send('cash')
    setBusy(false)
    if (!answer.success) setFailure(answer)
    // With an advance to pay first the window opens for that.
    else if ('order' in answer.data) onOrdered()
    else paying.pay()
  }

  const paying = usePayNow(payWindow, {
    orderNumber: quote.number,
    ...(buyer && { buyer }),
    ask,
    verify,
    onPaid: onOrdered,
  })
  return {
    isBusy,
    paying,
    byCash: () => void byCash(),
    failed: failure?.error ?? null,
    fields: failure?.fields,
  }
}
