import type { z } from 'zod'
import { callProvider, ProviderRefused } from '#platform/outgoing/call-provider.ts'
import { type ProviderDelays, usualProviderDelays } from '#platform/outgoing/provider-delays.ts'
import type { PaymentProvider, ProviderOrder } from '#payments/providers/payment-provider.ts'
import { ProviderAway } from '#platform/http/failures.ts'
import {
  collectionOf,
  providerError,
  providerOrder,
  providerPayment,
  providerRefund,
} from './razorpay.entities.ts'
import { readRazorpayEvent } from './razorpay.events.ts'
import { payWindowHosts } from './razorpay.hosts.ts'
import { readPayouts, settledItems } from './razorpay.payouts.ts'
import { callbackSignatureMatches, webhookSignatureMatches } from './razorpay.signatures.ts'

type RazorpaySettings = {
  /**
   * The API's base, without a trailing slash; read at every call, because the sandbox's is known
   * late.
   */
  url: () => string
  keyId: string
  keySecret: string
  /** The secrets that may sign a webhook, the present one first. */
  webhookSecrets: readonly string[]
  /** The script of the pay window. */
  scriptUrl: string
  /** Whether that is the provider's own, which loads more from its hosts. */
  isReal: boolean
  delays?: ProviderDelays
}

export function createRazorpay(settings: RazorpaySettings): PaymentProvider {
  const { providerMs, providerAgainMs, reportMs } = settings.delays ?? usualProviderDelays
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
    // 409: the provider is still processing the same request, so retry later.
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
    name: 'razorpay',
    keyId: settings.keyId,
    payWindow: { provider: 'razorpay', scriptUrl: settings.scriptUrl },
    payWindowHosts: settings.isReal
      ? payWindowHosts(settings.scriptUrl, settings.url())
      : undefined,
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

    payoutsOf: (day) =>
      readPayouts(day, (query) =>
        call('GET', `/settlements/recon/combined?${query}`, settledItems, {
          timeoutMs: reportMs,
        }),
      ),

    // False keys, too many calls and a first attempt that is still under way (docs/providers.md 1.5) say
    // nothing of the refund itself.
    isFinalRefusal: (error) =>
      error instanceof ProviderRefused &&
      ((error.status === 400 && !/same idempotency key/i.test(error.message)) ||
        error.status === 404),

    verifyCallback: (callback) => callbackSignatureMatches(callback, settings.keySecret),

    isWebhookAuthentic({ 'x-razorpay-signature': signature }, body) {
      return (
        typeof signature === 'string' &&
        webhookSignatureMatches(body, signature, settings.webhookSecrets)
      )
    },
    webhookId({ 'x-razorpay-event-id': id }) {
      return typeof id === 'string' && id ? id : null
    },
    readEvent: readRazorpayEvent,
  }
}

function isUnknownId(refusal: ProviderRefused): boolean {
  return refusal.status === 404
    ? !/requested URL/i.test(refusal.message)
    : /does not exist|not a valid id/i.test(refusal.message)
}

/** Encodes an id as part of a path, because the browser's value could contain a path of its own. */
function segment(id: string): string {
  if (!/^[\w-]+$/.test(id)) throw new ProviderRefused(400, `${id} is not a valid id`)
  return id
}
