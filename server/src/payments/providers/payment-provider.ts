import type { IncomingHttpHeaders } from 'node:http'
import type { PaymentProviderName } from '@tohfa/contract/payments/providers'
import type { PayWindow } from '@tohfa/contract/shared/pages'
import type { ProviderMaker } from '#platform/outgoing/provider-maker.ts'

/** The provider's order, which a pay window is opened for. */
export type ProviderOrder = {
  id: string
  amountPaise: number
  amountPaidPaise: number
  currency: string
  receipt: string | null
  status: 'created' | 'attempted' | 'paid' | 'unknown'
}

/** One attempt to pay such an order. */
export type ProviderPayment = {
  id: string
  orderId: string | null
  amountPaise: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed' | 'unknown'
  captured: boolean
  method: string | null
  amountRefundedPaise: number
  errorDescription: string | null
}

export type ProviderRefund = {
  id: string
  paymentId: string
  amountPaise: number
  status: 'pending' | 'processed' | 'failed'
  /** The id of ours that it was requested with; null of one made at the provider's dashboard. */
  refundId: string | null
}

/** What a webhook says: a snapshot that may be old by the time it is read. */
export type ProviderEvent = {
  payment: ProviderPayment | null
  refund: ProviderRefund | null
  /** Whether it says that this payment was refused. */
  isFailure: boolean
}

/** What the browser brings back from the pay window; `orderId` is checked against our own record. */
export type PaymentCallback = { orderId: string; paymentId: string; signature: string }

/** What pages with the pay window may load from others, for the content security policy. */
export type PayWindowHosts = {
  script: readonly string[]
  frame: readonly string[]
  image: readonly string[]
  connect: readonly string[]
}

/**
 * A payment provider. All amounts are paise. Every method that calls it throws ProviderAway when there
 * was no sensible answer in time, and ProviderRefused when the provider said no.
 */
export type PaymentProvider = {
  name: PaymentProviderName
  /** The public key that the pay window is opened with. */
  keyId: string
  /** What the browser loads to open the pay window. */
  payWindow: PayWindow
  /** The hosts of the pay window; undefined while the simulator shows it. */
  payWindowHosts?: PayWindowHosts | undefined
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
  /** Every attempt to pay an order, failed ones too. */
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
  /** Whether asking for that refund again would be answered the same: it has failed for good. */
  isFinalRefusal(error: unknown): boolean
  /** True when the pay window's signature is good for this order, whose id is from our own record. */
  verifyCallback(callback: PaymentCallback): boolean
  /** Whether a webhook at `/v1/webhooks/<name>` came from the provider, byte for byte. */
  isWebhookAuthentic(headers: IncomingHttpHeaders, body: Buffer): boolean
  /** The event's id at the provider, by which it is kept once; null when it has none. */
  webhookId(headers: IncomingHttpHeaders): string | null
  /** Reads such a webhook; null when it is no event. */
  readEvent(body: unknown): ProviderEvent | null
}

export type PaymentProviderMaker = ProviderMaker<PaymentProvider>
