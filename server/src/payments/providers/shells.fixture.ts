import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import type { PaymentProviderName } from '@tohfa/contract/payments/providers'
import { callProvider } from '#platform/outgoing/call-provider.ts'
import type { PaymentProviderMaker } from './payment-provider.ts'

/**
 * A second provider, Shells: the adapter and the maker that a shop would have in a separate folder.
 */
const bill = z
  .object({ no: z.string(), shells: z.number(), memo: z.string() })
  .transform(({ no: id, shells: amountPaise, memo: receipt }) => ({
    id,
    amountPaise,
    amountPaidPaise: 0,
    currency: 'INR',
    receipt,
    status: 'created' as const,
  }))
const shell = z
  .object({ no: z.string(), bill: z.string(), shells: z.number(), paid: z.boolean() })
  .transform(({ no: id, bill: orderId, shells: amountPaise, paid: captured }) => ({
    id,
    orderId,
    amountPaise,
    currency: 'INR',
    status: captured ? ('captured' as const) : ('failed' as const),
    captured,
    method: 'shells',
    amountRefundedPaise: 0,
    errorDescription: captured ? null : 'Not enough shells',
  }))
const given = z.object({ no: z.string() })
const sign = (words: string, key: string) => createHmac('sha512', key).update(words).digest('hex')

export const shells: PaymentProviderMaker = {
  environment: {
    SHELLS_KEY: z.string().optional(),
    SHELLS_URL: z.url().default('https://shells.example'),
    SHELLS_HOOK_KEY: z.string().optional(),
  },
  key: 'SHELLS_KEY',
  webhookSecret: 'SHELLS_HOOK_KEY',
  worldKey: 'SHELLS_KEY',
  world: () => undefined,
  keys: () => ({}),

  connect(
    { SHELLS_URL: url = '', SHELLS_KEY: key = '', SHELLS_HOOK_KEY: hookKey = '' },
    { delays },
  ) {
    async function ask<T extends z.ZodType>(
      answer: T,
      method: 'GET' | 'POST',
      path: string,
      body?: unknown,
    ): Promise<z.output<T>> {
      const timeoutMs = delays.providerMs
      const { body: said } = await callProvider({
        method,
        url: url + path,
        headers: {},
        json: body,
        timeoutMs,
      })
      return answer.parse(said)
    }
    return {
      name: 'shells' as PaymentProviderName,
      keyId: 'shells-public',
      payWindow: { provider: 'shells' as PaymentProviderName, scriptUrl: `${url}/window.js` },
      createOrder: ({ amountPaise, receipt }) =>
        ask(bill, 'POST', '/bills', { shells: amountPaise, memo: receipt }),
      findOrderByReceipt: async () => null,
      orderPayments: (orderId) => ask(z.array(shell), 'GET', `/bills/${orderId}/shells`),
      payment: (id) => ask(shell, 'GET', `/shells/${id}`),
      capture: (id) => ask(shell, 'GET', `/shells/${id}`),
      async refund(paymentId, { amountPaise, refundId }) {
        const { no: id } = await ask(given, 'POST', `/shells/${paymentId}/back`, {
          shells: amountPaise,
        })
        return { id, paymentId, amountPaise, status: 'processed', refundId }
      },
      isFinalRefusal: () => false,
      verifyCallback: ({ orderId, paymentId, signature }) =>
        signature === sign(`${paymentId} for ${orderId}`, key),
      isWebhookAuthentic: (headers, body) =>
        headers['x-shells-seal'] === sign(body.toString(), hookKey),
      webhookId: () => null,
      readEvent(body) {
        const payment = shell.safeParse(body).data ?? null
        return payment && { payment, refund: null, isFailure: payment.status === 'failed' }
      },
    }
  },
}

export type ShellBank = {
  /** The variables of a shop that takes money with it. */
  env: Record<string, string>
  /** The payments that it refunded, with the amounts. */
  back: { no: string; shells: number }[]
  /** Pays a bill, or fails to; returns its payment window's answer to the page. */
  pay(bill: string, isPaid?: boolean): { paymentId: string; signature: string }
  /** Sends the shop a webhook for a payment. */
  tell(shop: { url: string }, paymentId: string, key?: string): Promise<number>
  close(): void
}

/** The provider's own computer. */
export async function openShellBank(): Promise<ShellBank> {
  const key = 'the key of the shells'
  const hookKey = 'what shells are sealed with'
  const bills = new Map<string, { no: string; shells: number; memo: string }>()
  const paid = new Map<string, { no: string; bill: string; shells: number; paid: boolean }>()
  const back: ShellBank['back'] = []

  const server = createServer((request, response) => {
    const answer = async () => {
      const [, what = '', no = '', more] = (request.url ?? '').split('/')
      if (request.method === 'GET')
        return what === 'bills' ? [...paid.values()].filter((one) => one.bill === no) : paid.get(no)
      const asked = (await json(request)) as { shells: number; memo: string }
      if (more === 'back') {
        back.push({ no, shells: asked.shells })
        return { no: `back-${back.length}` }
      }
      const made = { no: `bill-${bills.size + 1}`, shells: asked.shells, memo: asked.memo }
      bills.set(made.no, made)
      return made
    }
    void answer().then((body) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    env: {
      PAYMENT_PROVIDER: 'shells',
      SHELLS_KEY: key,
      SHELLS_URL: `http://127.0.0.1:${port}`,
      SHELLS_HOOK_KEY: hookKey,
    },
    back,
    pay(bill, isPaid = true) {
      const no = `shell-${paid.size + 1}`
      paid.set(no, { no, bill, shells: bills.get(bill)?.shells ?? 0, paid: isPaid })
      return { paymentId: no, signature: sign(`${no} for ${bill}`, key) }
    },
    async tell(shop, paymentId, sealKey = hookKey) {
      const body = JSON.stringify(paid.get(paymentId))
      const answer = await fetch(`${shop.url}/v1/webhooks/shells`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-shells-seal': sign(body, sealKey) },
        body,
      })
      return answer.status
    },
    close: () => server.close(),
  }
}
