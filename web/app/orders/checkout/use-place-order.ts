import { useEffect, useRef, useState } from 'react'
import type { Address } from '@tohfa/contract/accounts/addresses'
import type { CartLine } from '@tohfa/contract/orders/cart'
import type { OrderPlacement, PaymentRequest } from '@tohfa/contract/orders/checkout'
import type { PayWindow } from '@tohfa/contract/shared/pages'
import { noticeVersion } from '@tohfa/contract/accounts/notice'
import type { GiftWish } from '@tohfa/contract/orders/gift'
import type { Order, PaymentMethod } from '@tohfa/contract/orders/orders'
import type { BusinessForm } from '@tohfa/contract/tax/business-buyer'
import { localeTexts } from '#platform/i18n/locale.texts.ts'
import { useNavigate } from '#ui/link.ts'
import { type Failed } from '#platform/api/api-client.ts'
import { announceCartChange } from '#orders/cart/cross-tab-sync.ts'
import { readCart } from '#orders/cart/cart.store.ts'
import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'
import { checkoutTexts as texts } from './checkout.texts.ts'
import { newestOrder, placeOrder, verifyPayment, type PaymentCallback } from './order.calls.ts'
import { loadPayWindow } from './pay-windows/pay-windows.ts'
import { forgetIdempotencyKey, idempotencyKeyFor } from './idempotency-key.ts'
import { watchPayment } from './watch-payment.ts'

type Buyer = Pick<Address, 'name' | 'email' | 'phone'>

type Purchase = {
  userId: string
  lines: readonly CartLine[]
  units: number
  /** The displayed total in rupees. */
  total: number
  address: Address
  /** The payer, who differs from a gift's recipient. */
  buyer: Buyer
  method: PaymentMethod
  /** Empty for a consumer. */
  business: Partial<BusinessForm>
  /** The gift options, if it is a gift. */
  gift: GiftWish | undefined
  /** The required delivery day; empty for none. */
  arriveOn: string
  /** Whether the box for messages was ticked. */
  isTold: boolean
}

type Paying = {
  userId: string
  /** The newest order when the button was pressed; undefined when unknown. */
  before: Order | null | undefined
  address: Address
  buyer: Buyer
  units: number
}

type Progress = {
  phase: 'idle' | 'placing' | 'waiting' | 'paying' | 'asking' | 'verifying' | 'unconfirmed'
  /** The result, if there is one: what happened to the money comes first. */
  notice: { tone: 'danger' | 'quiet'; text: string } | null
}

/** How long an order is retried while its page is open. */
const patienceMs = 600_000

const idle: Progress = { phase: 'idle', notice: null }
const trouble = (text: string): Progress => ({ phase: 'idle', notice: { tone: 'danger', text } })

/**
 * The steps from CONFIRM ORDER to the order: it places the order, opens the payment window for an
 * online payment, verifies the payment, and replaces this page by /order-success.
 * @param onOrdered called when the order exists
 * @param onRefused gets the server's refusal, with `fields` for errors in address or business
 */
export function usePlaceOrder(
  payWindow: PayWindow,
  { onOrdered, onRefused }: { onOrdered: () => void; onRefused: (failure: Failed) => void },
) {
  const navigate = useNavigate()
  const store = useStoreParticulars()
  const [progress, setProgress] = useState<Progress>(idle)
  const lastPayment = useRef<{ callback: PaymentCallback; address: Address } | null>(null)
  const isHere = useRef(true)
  const waiting = useRef<AbortController>(null)
  const openWindow = useRef<{ window: { close(): void }; stopWatching: () => void } | null>(null)

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      waiting.current?.abort()
      closeWindow()
    }
  }, [])

  function closeWindow() {
    openWindow.current?.stopWatching()
    openWindow.current?.window.close()
    openWindow.current = null
  }

  function finish(order: Order) {
    closeWindow()
    announceCartChange()
    onOrdered()
    void navigate('/order-success', { replace: true, state: { order } })
  }

  async function confirm({
    userId,
    lines,
    units,
    total,
    address,
    buyer,
    method,
    business,
    gift,
    arriveOn,
    isTold,
  }: Purchase) {
    setProgress({ phase: 'placing', notice: null })
    const placement = {
      user_id: userId,
      payment_method: method,
      shipping_address: address,
      shown_total: total,
      notice: noticeVersion,
      ...business,
      ...(gift && { gift }),
      ...(arriveOn && { arriveOn }),
      ...(isTold && { whatsapp: localeTexts.language }),
    }
    const content = lines.map(({ id, quantity, unitPrice, selectedDetails: { proof } }) => [
      id,
      quantity,
      unitPrice,
      ...(proof ? [proof] : []),
    ])
    const key = idempotencyKeyFor([placement, content])
    // An advance of a cash order opens the payment window too.
    const before = await newestOrder(userId)
    const answer = await place(placement, key)
    if (answer.success) {
      forgetIdempotencyKey()
      if ('order' in answer.data) return finish(answer.data.order)
      return pay(answer.data, { userId, before, address, buyer, units })
    }
    if (answer.status === 0) return setProgress(trouble(texts.noAnswer))
    if (answer.status < 500) forgetIdempotencyKey()
    // The reason may be in the cart: a price, a stock, an unavailable item.
    if (answer.status === 409) void readCart(userId)
    setProgress(trouble(answer.error))
    onRefused(answer)
  }

  /**
   * Places the order. After a lost response, or one that does not know whether the order exists, it sends
   * the same order with the same key again. That returns the order if there is one, and creates it
   * otherwise. This ends when the page is left, and after `patienceMs`.
   */
  async function place(placement: OrderPlacement, key: string) {
    let answer = await placeOrder(placement, key)
    const { signal } = (waiting.current = new AbortController())
    const timer = setTimeout(() => waiting.current?.abort(), patienceMs)
    for (let tries = 0; isUnknown(answer); tries += 1) {
      setProgress({ phase: 'waiting', notice: { tone: 'quiet', text: texts.notSure } })
      const { lineIsBack } = await import('#platform/api/line.ts')
      if (!(await lineIsBack(tries, signal))) break
      setProgress({ phase: 'placing', notice: { tone: 'quiet', text: texts.notSure } })
      answer = await placeOrder(placement, key)
    }
    clearTimeout(timer)
    return answer
  }

  async function pay(request: PaymentRequest, { userId, before, address, buyer, units }: Paying) {
    const open = await loadPayWindow(payWindow)
    if (!isHere.current) return
    if (!open) return setProgress(trouble(texts.windowNotLoaded))
    setProgress({ phase: 'paying', notice: null })
    const window = open(
      {
        request,
        shopName: store.name,
        description: texts.describeOrder(units),
        buyer,
        colour: getComputedStyle(document.documentElement).getPropertyValue('--link').trim(),
      },
      {
        onPaid: (callback) => void verify(callback, address),
        // The window stays open for another attempt, so this page keeps waiting.
        onRefused: () =>
          setProgress({ phase: 'paying', notice: { tone: 'danger', text: texts.paymentFailed } }),
        onDismissed: () => void dismissed(),
      },
    )
    openWindow.current = {
      window,
      stopWatching: watchPayment(() => void finishIfOrdered()),
    }

    /** Paid in another window, or while the phone slept: the order exists without the callback. */
    async function finishIfOrdered(): Promise<boolean> {
      const newest = await newestOrder(userId)
      const isNew = before !== undefined && newest && newest.id !== before?.id
      if (isNew && isHere.current) finish(newest)
      return Boolean(isNew)
    }

    async function dismissed() {
      closeWindow()
      setProgress({ phase: 'asking', notice: null })
      if (await finishIfOrdered()) return
      setProgress({ phase: 'idle', notice: { tone: 'quiet', text: texts.windowClosed } })
    }
  }

  async function verify(callback: PaymentCallback, address: Address) {
    closeWindow()
    lastPayment.current = { callback, address }
    setProgress({ phase: 'verifying', notice: null })
    const answer = await verifyPayment(callback, address)
    if (answer.success) return finish(answer.data)
    const isOpen = answer.status === 0 || answer.status >= 500
    setProgress(
      isOpen
        ? { phase: 'unconfirmed', notice: { tone: 'danger', text: texts.unconfirmed } }
        : trouble(answer.error),
    )
  }

  return {
    ...progress,
    isBusy: ['placing', 'waiting', 'paying', 'asking', 'verifying'].includes(progress.phase),
    confirm: (purchase: Purchase) => void confirm(purchase),
    /** Stops the retries; whether the order exists is then unknown. */
    stopWaiting: () => waiting.current?.abort(),
    /** Retries the verification of a payment whose answer did not arrive. */
    checkAgain() {
      if (lastPayment.current)
        void verify(lastPayment.current.callback, lastPayment.current.address)
    },
  }
}

export type PlaceOrder = ReturnType<typeof usePlaceOrder>

/** Whether the order may exist all the same. */
const isUnknown = (answer: Awaited<ReturnType<typeof placeOrder>>): boolean =>
  !answer.success && (answer.status === 0 || answer.code === 'outcome_unknown')
