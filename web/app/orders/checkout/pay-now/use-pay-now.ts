import { useEffect, useRef, useState } from 'react'
import type { PaymentRequest } from '@tohfa/contract/orders/checkout'
import type { Address } from '@tohfa/contract/accounts/addresses'
import type { PayWindow } from '@tohfa/contract/shared/pages'
import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'
import type { PaymentCallback } from '#orders/checkout/order.calls.ts'
import { loadPayWindow } from '#orders/checkout/pay-windows/pay-windows.ts'
import { payNowTexts as texts } from './pay-now.texts.ts'

type Answer<Data> =
  | { success: true; data: Data }
  | { success: false; status: number; error: string }

/** How a cash order is paid online: by its link, or by its signed-in owner. */
export type PayNowCalls = {
  orderNumber: string
  buyer?: Pick<Address, 'name' | 'email' | 'phone'>
  ask: () => Promise<Answer<PaymentRequest>>
  verify: (callback: PaymentCallback) => Promise<Answer<unknown>>
  onPaid: () => void
}

type Phase = 'idle' | 'opening' | 'paying' | 'verifying' | 'unconfirmed'

/** The steps from the press of Pay to the verified payment. */
export function usePayNow(payWindow: PayWindow, calls: PayNowCalls) {
  const store = useStoreParticulars()
  const [phase, setPhase] = useState<Phase>('idle')
  const [notice, setNotice] = useState<string | null>(null)
  const isHere = useRef(true)
  const opened = useRef<{ close(): void } | null>(null)
  const last = useRef<PaymentCallback | null>(null)

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      opened.current?.close()
    }
  }, [])

  function rest(said: string | null, at: Phase = 'idle') {
    if (!isHere.current) return
    setPhase(at)
    setNotice(said)
  }

  async function pay() {
    setPhase('opening')
    setNotice(null)
    const answer = await calls.ask()
    if (!answer.success) return rest(answer.error)
    const open = await loadPayWindow(payWindow)
    if (!isHere.current) return
    if (!open) return rest(texts.windowNotLoaded)
    setPhase('paying')
    opened.current = open(
      {
        request: answer.data,
        shopName: store.name,
        description: texts.describe(calls.orderNumber),
        buyer: calls.buyer ?? { name: '', email: '', phone: '' },
        colour: getComputedStyle(document.documentElement).getPropertyValue('--link').trim(),
      },
      {
        onPaid: (callback) => void verify(callback),
        onRefused: () => rest(texts.failed, 'paying'),
        onDismissed: () => {
          opened.current?.close()
          rest(texts.closed)
        },
      },
    )
  }

  async function verify(callback: PaymentCallback) {
    opened.current?.close()
    last.current = callback
    setPhase('verifying')
    setNotice(null)
    const answer = await calls.verify(callback)
    if (answer.success) return calls.onPaid()
    const isOpen = answer.status === 0 || answer.status >= 500
    if (isOpen) rest(texts.unconfirmed, 'unconfirmed')
    else rest(answer.error)
  }

  return {
    phase,
    notice,
    pay: () => void pay(),
    checkAgain() {
      if (last.current) void verify(last.current)
    },
  }
}

export type PayNow = ReturnType<typeof usePayNow>
