import type { IncomingHttpHeaders } from 'node:http'
import type { PaymentProviderName } from '@tohfa/contract/payments/providers'
import type { SettledKind } from '@tohfa/contract/payments/settled-kinds'
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

/** The content of a webhook: a snapshot that may be outdated by the time it is read. */
export type ProviderEvent = {
  payment: ProviderPayment | null
  refund: ProviderRefund | null
  /** Whether it reports that this payment was refused. */
  isFailure: boolean
}

/** A payment, refund or correction in a payout to the bank; all amounts in paise. */
export type PayoutEntry = {
  kind: SettledKind
  /** The provider's id of it. */
  entityId: string
  /** The payment of a refund. */
  providerPaymentId: string | null
  amountPaise: number
  /** Without its tax. */
  feePaise: number
  taxPaise: number
  creditPaise: number
  debitPaise: number
}

/** A payout of the provider to the bank. */
export type ProviderPayout = {
  id: string
  /** The bank's reference; empty while there is none. */
  utr: string
  /** The day in India. */
  settledOn: string
  entries: PayoutEntry[]
}

/** The browser's answer from the payment window; `orderId` is checked against our own record. */
export type PaymentCallback = { orderId: string; paymentId: string; signature: string }

/** The third-party sources of pages with the payment window, for the content security policy. */
export type PayWindowHosts = {
  script: readonly string[]
  frame: readonly string[]
  image: readonly string[]
  connect: readonly string[]
}

/**
 * A payment provider. All amounts are paise. Every method that calls it throws ProviderAway when
 * there was no usable answer in time, and ProviderRefused when the provider refused.
 */
export type PaymentProvider = {
  name: PaymentProviderName
  /** The public key that the pay window is opened with. */
  keyId: string
  /** The script that the browser loads to open the payment window. */
  payWindow: PayWindow
  /** The hosts of the pay window; undefined while the simulator shows it. */
  payWindowHosts?: PayWindowHosts | undefined
  /**
   * Creates the provider's order for a payment window. `receipt` is ours and unique (at most 40
   * characters): after a lost answer, the order is looked up by it before another is created.
   */
  createOrder(order: {
    amountPaise: number
    receipt: string
    notes: Record<string, string>
  }): Promise<ProviderOrder>
  findOrderByReceipt(receipt: string): Promise<ProviderOrder | null>
  /** Every attempt to pay an order, failed ones too. */
  orderPayments(orderId: string): Promise<ProviderPayment[]>
  /** The current payment, or null when the id is unknown. */
  payment(paymentId: string): Promise<ProviderPayment | null>
  /** Captures an authorised payment; the amount must be the authorised one. */
  capture(paymentId: string, amountPaise: number): Promise<ProviderPayment>
  /** Gives money back; the same id of ours (at least 10 characters) with the same amount gives it back once. */
  refund(
    paymentId: string,
    refund: { amountPaise: number; refundId: string; reason: string },
  ): Promise<ProviderRefund>
  /**
   * Whether a repeated request for that refund would get the same answer: it has failed for good.
   */
  isFinalRefusal(error: unknown): boolean
  /**
   * The payouts of a day in India, complete. A provider without such a call leaves it out; its
   * reports are then uploaded by staff.
   */
  payoutsOf?(day: string): Promise<ProviderPayout[]>
  /**
   * True when the payment window's signature is valid for this order, whose id is from our own
   * record.
   */
  verifyCallback(callback: PaymentCallback): boolean
  /** Whether a webhook at `/v1/webhooks/<name>` came from the provider, byte for byte. */
  isWebhookAuthentic(headers: IncomingHttpHeaders, body: Buffer): boolean
  /** The event's id at the provider, which makes it unique; null when it has none. */
  webhookId(headers: IncomingHttpHeaders): string | null
  /** Reads such a webhook; null when it is no event. */
  readEvent(body: unknown): ProviderEvent | null
}

export type PaymentProviderMaker = ProviderMaker<PaymentProvider>
