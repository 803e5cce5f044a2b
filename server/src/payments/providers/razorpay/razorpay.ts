import type { z } from 'zod'
import { callProvider, ProviderRefused } from '#platform/outgoing/call-provider.ts'
import { type Delays, productDelays } from '#platform/config/delays.ts'
import { ProviderAway } from '#platform/http/failures.ts'
import {
  collectionOf,
  providerError,
  providerOrder,
  providerPayment,
  providerRefund,
  type ProviderOrder,
  type ProviderPayment,
  type ProviderRefund,
} from './razorpay.entities.ts'
import { callbackSignatureMatches } from './razorpay.signatures.ts'

export type { ProviderOrder, ProviderPayment, ProviderRefund } from './razorpay.entities.ts'
export { webhookSignatureMatches } from './razorpay.signatures.ts'

export type RazorpaySettings = {
  /** The API's base, without a slash at its end; asked at every call, for the sandbox's is known late. */
  url: () => string
  keyId: string
  keySecret: string
  delays?: Pick<Delays, 'providerMs' | 'providerAgainMs'>
}

/**
 * The payment provider. All amounts are paise. Every method throws ProviderAway when there was no
 * sensible answer in time, and ProviderRefused when the provider said no.
 */
export type Razorpay = {
  keyId: string
  /**
   * Makes the order that a pay window is opened for. `receipt` is ours and unique (at most 40
   * characters): when the answer is lost, the order is looked up by it before another is made.
   */
  createOrder(order: {
    amountPaise: number
    receipt: string
    notes: Record<string, string>
  }): Promise<ProviderOrder>
  findOrderByReceipt(receipt: string): Promise<ProviderOrder | null>
  /** Every try to pay an order, failed ones too. */
  orderPayments(orderId: string): Promise<ProviderPayment[]>
  /** The payment as it is now, or null when there is none of that id. */
  payment(paymentId: string): Promise<ProviderPayment | null>
  /** Takes what was only authorised; the amount must be the authorised one. */
  capture(paymentId: string, amountPaise: number): Promise<ProviderPayment>
  /** Gives money back; the same id of ours (at least 10 characters) with the same amount gives it back once. */
  refund(
    paymentId: string,
    refund: { amountPaise: number; refundId: string; reason: string },
  ): Promise<ProviderRefund>
  /** True when the pay window's signature is good for this order, whose id is from our own record. */
  verifyCallback(callback: { orderId: string; paymentId: string; signature: string }): boolean
}

export function createRazorpay(settings: RazorpaySettings): Razorpay {
  const { providerMs, providerAgainMs } = settings.delays ?? productDelays
  const authorization = `Basic ${Buffer.from(`${settings.keyId}:${settings.keySecret}`).toString('base64')}`

  async function call<T extends z.ZodType>(
    method: 'GET' | 'POST',
    path: string,
    answer: T,
    options: { json?: unknown; headers?: Record<string, string>; timeoutMs?: number } = {},
  ): Promise<z.output<T>> {
    const { status, body } = await callProvider({
      method,
      url: `${settings.url()}${path}`,
      headers: { authorization, ...options.headers },
      json: options.json,
      timeoutMs: options.timeoutMs ?? providerMs,
    })
    // 409: the same request is still being worked on over there, so ask again later.
    if (status === 409) throw new ProviderAway(`${method} ${path} is still in flight`)
    if (status >= 400)
      throw new ProviderRefused(
        status,
        providerError.safeParse(body).data?.error.description ?? `answered ${status}`,
      )
    const parsed = answer.safeParse(body)
    if (!parsed.success)
      throw new ProviderAway(`${method} ${path} was answered with something else`, {
        cause: parsed.error,
      })
    return parsed.data
  }

  async function findOrderByReceipt(
    receipt: string,
    timeoutMs = providerMs,
  ): Promise<ProviderOrder | null> {
    const query = new URLSearchParams({ receipt }).toString()
    const orders = await call('GET', `/orders?${query}`, collectionOf(providerOrder), { timeoutMs })
    return orders.find((order) => order.receipt === receipt) ?? null
  }

  return {
    keyId: settings.keyId,
    findOrderByReceipt: (receipt) => findOrderByReceipt(receipt),

    async createOrder({ amountPaise, receipt, notes }) {
      const json = { amount: amountPaise, currency: 'INR', receipt, notes }
      try {
        return await call('POST', '/orders', providerOrder, { json })
      } catch (error) {
        if (!(error instanceof ProviderAway)) throw error
        const made = await findOrderByReceipt(receipt, providerAgainMs)
        if (made?.amountPaise === amountPaise) return made
        return call('POST', '/orders', providerOrder, { json, timeoutMs: providerAgainMs })
      }
    },

    orderPayments: (orderId) =>
      call('GET', `/orders/${segment(orderId)}/payments`, collectionOf(providerPayment)),

    async payment(paymentId) {
      try {
        return await call('GET', `/payments/${segment(paymentId)}`, providerPayment)
      } catch (error) {
        if (error instanceof ProviderRefused && isUnknownId(error)) return null
        throw error
      }
    },

    capture: (paymentId, amountPaise) =>
      call('POST', `/payments/${segment(paymentId)}/capture`, providerPayment, {
        json: { amount: amountPaise, currency: 'INR' },
      }),

    refund: (paymentId, { amountPaise, refundId, reason }) =>
      call('POST', `/payments/${segment(paymentId)}/refund`, providerRefund, {
        // A note holds at most 256 characters.
        json: {
          amount: amountPaise,
          speed: 'normal',
          notes: { refund_id: refundId, reason: reason.slice(0, 250) },
        },
        headers: { 'x-refund-idempotency': refundId },
      }),

    verifyCallback: (callback) => callbackSignatureMatches(callback, settings.keySecret),
  }
}

function isUnknownId(refusal: ProviderRefused): boolean {
  return refusal.status === 404
    ? !/requested URL/i.test(refusal.message)
    : /does not exist|not a valid id/i.test(refusal.message)
}

/** An id as part of a path; what a shopper's browser sent could climb out of it. */
function segment(id: string): string {
  if (!/^[\w-]+$/.test(id)) throw new ProviderRefused(400, `${id} is not a valid id`)
  return id
}
