import { createHmac } from 'node:crypto'
import { v7 } from 'uuid'
import { isSameSecret } from '#platform/runtime/same-secret.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import { isProviderFailure, ProviderRefused } from '#platform/outgoing/call-provider.ts'
import { now } from '#platform/runtime/clock.ts'
import type { Connection } from '#platform/database/connect.ts'
import type { PaymentProviders } from '#payments/providers/connected-providers.ts'
import type {
  PaymentCallback,
  PaymentProvider,
  ProviderPayment,
} from '#payments/providers/payment-provider.ts'

/** The least that providers accept. */
const trialPaise = 100

/** A payment window is over by then. */
const jobAfterMs = 30 * 60_000

const settleTrial = defineJob<{ orderId: string; provider: string; by: string }>(
  'settle-payment-trial',
  { retryLimit: 20 },
)

type TrialDeps = {
  connection: Connection
  jobs: Jobs
  paymentProviders: Pick<PaymentProviders, 'of'>
  secret: string
}

/**
 * A payment of ₹1 that tries out the keys of the provider and is given back. The provider's order is
 * in no table of the shop: a ticket, signed by the shop, shows that it is a trial.
 */
export function createPaymentTrial(
  { connection, jobs, paymentProviders, secret }: TrialDeps,
  note: (by: { id: string }) => Promise<void>,
) {
  jobs.handle(settleTrial, async ({ orderId, provider, by }) => {
    if (await giveBack(paymentProviders.of(provider), orderId)) await note({ id: by })
  })

  const ticketOf = (orderId: string) =>
    createHmac('sha256', secret).update(`payment trial ${orderId}`).digest('hex')

  return {
    async ask(by: { id: string }) {
      const provider = paymentProviders.of(null)
      const { id } = await asFailure(() =>
        provider.createOrder({
          amountPaise: trialPaise,
          receipt: `trial-${v7().replaceAll('-', '')}`,
          notes: { trial: 'yes' },
        }),
      )
      await connection.transaction((tx) =>
        jobs.send(
          tx,
          settleTrial,
          { orderId: id, provider: provider.name, by: by.id },
          { startAfter: new Date(now().getTime() + jobAfterMs) },
        ),
      )
      return {
        razorpayOrderId: id,
        amount: trialPaise,
        currency: 'INR' as const,
        keyId: provider.keyId,
        ticket: ticketOf(id),
      }
    },

    /** @throws Failure `checkout_not_found`, `invalid_signature`, `payment_incomplete` and others */
    async paid(callback: PaymentCallback, ticket: string, by: { id: string }): Promise<void> {
      if (!isSameSecret(ticket, ticketOf(callback.orderId))) throw new Failure('checkout_not_found')
      const provider = paymentProviders.of(null)
      if (!provider.verifyCallback(callback)) throw new Failure('invalid_signature')
      if (!(await asFailure(() => giveBack(provider, callback.orderId))))
        throw new Failure('payment_incomplete', { sentence: message('trialIncomplete') })
      await note(by)
    },
  }
}

/** Gives the payment of a trial back, once however often it is asked; false while nobody paid. */
async function giveBack(provider: PaymentProvider, orderId: string): Promise<boolean> {
  const payments = await provider.orderPayments(orderId)
  const paid = payments.find(({ status }) =>
    ['authorized', 'captured', 'refunded'].includes(status),
  )
  if (!paid) return false
  const captured = await captureOnce(provider, paid)
  if (captured.amountRefundedPaise < captured.amountPaise)
    await provider.refund(captured.id, {
      amountPaise: captured.amountPaise,
      refundId: `trial-${orderId}`,
      reason: 'Trial of the payment keys',
    })
  return true
}

const captureOnce = (provider: PaymentProvider, payment: ProviderPayment) =>
  payment.status === 'authorized' ? provider.capture(payment.id, payment.amountPaise) : payment

/** What a provider did not do, in words for the owner. */
async function asFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isProviderFailure(error)) throw error
    if (!(error instanceof ProviderRefused))
      throw new Failure('payment_provider_away', {
        sentence: message('trialAway'),
        cause: error,
      })
    const isOfKeys = error.status === 401 || error.status === 403
    throw new Failure('keys_refused', {
      ...(!isOfKeys && { sentence: message('trialRefused', error.message.slice(0, 200)) }),
      cause: error,
    })
  }
}
