import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readRazorpayEvent } from '#payments/providers/razorpay/razorpay.events.ts'
import { webhookSignatureMatches } from '#payments/providers/razorpay/razorpay.signatures.ts'
import { openSandbox, type OpenSandbox } from './simulator.fixture.ts'

const base = '/sandbox/razorpay/v1'
let sandbox: OpenSandbox
let auth: Record<string, string>
beforeAll(async () => {
  sandbox = await openSandbox()
  const { razorpayKeyId, razorpayKeySecret } = sandbox.keys
  const pair = Buffer.from(`${razorpayKeyId}:${razorpayKeySecret}`).toString('base64')
  auth = { authorization: `Basic ${pair}` }
})
afterAll(() => sandbox.close())

const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
  sandbox.post(base + path, body, { ...auth, ...headers })
const get = (path: string) => sandbox.get(base + path, auth)
const wanted = { amount: 54900, currency: 'INR', receipt: 'receipt-1', notes: {} }
async function newOrder(changes: object = {}): Promise<{ id: string }> {
  return (await post('/orders', { ...wanted, ...changes })).json()
}
type Callback = Record<'razorpay_order_id' | 'razorpay_payment_id' | 'razorpay_signature', string>
async function pay(orderId: string, body?: object): Promise<Callback> {
  return (await sandbox.post(`${base}/orders/${orderId}/pay`, body)).json()
}

describe('orders', () => {
  test('an order has the provider’s fields, and notes that are a list when empty', async () => {
    const answer = await post('/orders', wanted)
    expect(answer.status).toBe(200)
    expect(answer.json()).toEqual({
      id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
      entity: 'order',
      amount: 54900,
      amount_paid: 0,
      amount_due: 54900,
      currency: 'INR',
      receipt: 'receipt-1',
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: [],
      created_at: expect.any(Number),
    })
    const noted = await newOrder({ notes: { a: 'b' } })
    expect(noted).toMatchObject({ notes: { a: 'b' } })
    const changed = await fetch(`${sandbox.url}${base}/orders/${noted.id}`, {
      method: 'PATCH',
      headers: { ...auth, 'content-type': 'application/json' },
      body: JSON.stringify({ notes: { c: 'd' }, amount: 1 }),
    })
    expect(await changed.json()).toEqual({ ...noted, notes: { c: 'd' } })
  })

  test.each([
    ['an amount under ₹1', { amount: 99 }, /less than minimum/],
    ['an amount with a fraction', { amount: 100.5 }, /integer/],
    ['another currency', { currency: 'USD' }, /Currency/],
    ['a long receipt', { receipt: 'x'.repeat(41) }, /40 characters/],
    ['a long note', { notes: { a: 'x'.repeat(257) } }, /256/],
  ])('%s is refused with the provider’s message', async (_, changes, words) => {
    const answer = await post('/orders', { ...wanted, ...changes })
    expect(answer.status).toBe(400)
    expect(answer.json()).toMatchObject({
      error: { code: 'BAD_REQUEST_ERROR', description: expect.stringMatching(words) },
    })
  })

  test.each([undefined, 'basic eA==', 'Basic eDp5', 'Bearer x'])(
    'with the credentials %j nothing is revealed',
    async (authorization) => {
      const headers: Record<string, string> = authorization ? { authorization } : {}
      const answer = await sandbox.get(`${base}/orders`, headers)
      expect(answer.status).toBe(401)
      expect(answer.json()).toMatchObject({ error: { description: 'Authentication failed' } })
    },
  )

  test('an unknown id and an unknown address get different answers', async () => {
    expect((await get('/orders/order_00000000000000')).json()).toMatchObject({
      error: { description: 'The id provided does not exist' },
    })
    for (const nowhere of [await get('/nowhere'), await post('/nowhere')]) {
      expect(nowhere.status).toBe(404)
      expect(nowhere.json()).toMatchObject({
        error: { description: 'The requested URL was not found on the server.', source: 'NA' },
      })
    }
    expect((await sandbox.get(`${base}/nowhere`)).status).toBe(401)
  })
})

describe('paying', () => {
  test('needs no authentication and answers as the payment window would', async () => {
    const { id } = await newOrder()
    const callback = await pay(id)
    expect(callback).toEqual({
      razorpay_order_id: id,
      razorpay_payment_id: expect.stringMatching(/^pay_[A-Za-z0-9]{14}$/),
      razorpay_signature: createHmac('sha256', sandbox.keys.razorpayKeySecret)
        .update(`${id}|${callback.razorpay_payment_id}`)
        .digest('hex'),
    })
    expect((await get(`/orders/${id}`)).json()).toMatchObject({
      status: 'paid',
      amount_paid: 54900,
      amount_due: 0,
      attempts: 1,
    })
  })

  test('a failure answers the provider’s error, and the order can be tried again', async () => {
    const { id } = await newOrder()
    const failed = await sandbox.post(`${base}/orders/${id}/pay`, { outcome: 'failed' })
    expect(failed.status).toBe(400)
    expect(failed.json()).toMatchObject({
      error: {
        code: 'BAD_REQUEST_ERROR',
        source: 'bank',
        reason: 'payment_failed',
        metadata: { order_id: id, payment_id: expect.stringMatching(/^pay_/) },
      },
    })
    expect((await get(`/orders/${id}`)).json()).toMatchObject({ status: 'attempted' })
    await pay(id)
    expect((await get(`/orders/${id}/payments`)).json()).toMatchObject({
      entity: 'collection',
      count: 2,
      items: [{ status: 'failed' }, { status: 'captured' }],
    })
  })

  test('exactly one of many concurrent payments succeeds; the others report it as already paid', async () => {
    const { id } = await newOrder()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => sandbox.post(`${base}/orders/${id}/pay`)),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    const refused = answers.find((answer) => answer.status === 400)
    expect(refused?.json()).toMatchObject({ error: { description: 'Order is already paid' } })
  })

  test('a payment can have another amount and currency than its order, for tests', async () => {
    const { id } = await newOrder()
    const { razorpay_payment_id } = await pay(id, { amount: 100, currency: 'USD' })
    expect((await get(`/payments/${razorpay_payment_id}`)).json()).toMatchObject({
      amount: 100,
      currency: 'USD',
      status: 'captured',
    })
  })

  test('a wrong key is refused, as by the provider’s window', async () => {
    const { id } = await newOrder()
    const answer = await sandbox.post(`${base}/orders/${id}/pay`, { key_id: 'rzp_live_other' })
    expect(answer.status).toBe(401)
  })
})

describe('refunds', () => {
  async function paid(): Promise<string> {
    return (await pay((await newOrder()).id, { webhook: false })).razorpay_payment_id
  }

  test('refunds are possible in parts, up to the amount of the payment', async () => {
    const id = await paid()
    const part = await post(`/payments/${id}/refund`, { amount: 10000 })
    expect(part.json()).toMatchObject({
      id: expect.stringMatching(/^rfnd_[A-Za-z0-9]{14}$/),
      entity: 'refund',
      amount: 10000,
      payment_id: id,
      status: 'processed',
      notes: [],
    })
    expect((await get(`/payments/${id}`)).json()).toMatchObject({ refund_status: 'partial' })
    expect((await post(`/payments/${id}/refund`, { amount: 44901 })).json()).toMatchObject({
      error: { description: 'The refund amount provided is greater than amount captured.' },
    })
    const rest: { id: string } = (await post(`/payments/${id}/refund`)).json()
    expect((await get(`/refunds/${rest.id}`)).json()).toMatchObject({ amount: 44900 })
    expect((await get(`/payments/${id}/refunds`)).json()).toMatchObject({
      count: 2,
      items: [{ amount: 10000 }, { amount: 44900 }],
    })
    expect((await get(`/payments/${id}`)).json()).toMatchObject({
      status: 'refunded',
      refund_status: 'full',
    })
    expect((await post(`/payments/${id}/refund`)).json()).toMatchObject({
      error: { description: 'The payment has been fully refunded already.' },
    })
  })

  test('an idempotency key shorter than 10 characters is refused', async () => {
    const answer = await post(
      `/payments/${await paid()}/refund`,
      {},
      { 'x-refund-idempotency': 'short' },
    )
    expect(answer.status).toBe(400)
  })
})

describe('webhooks', () => {
  /** The webhooks of one order: those of another test may still arrive. */
  const pushesOf = (orderId: string) => sandbox.received.filter(({ raw }) => raw.includes(orderId))
  const eventsOf = (orderId: string) =>
    pushesOf(orderId)
      .map(({ raw }) => (JSON.parse(raw.toString()) as { event: string }).event)
      .toSorted()

  test('a captured payment sends two events, signed over their raw bytes', async () => {
    const { id } = await newOrder()
    const { razorpay_payment_id } = await pay(id)
    await expect.poll(() => eventsOf(id)).toEqual(['order.paid', 'payment.captured'])
    for (const { headers, raw } of pushesOf(id)) {
      const signature = String(headers['x-razorpay-signature'])
      expect(webhookSignatureMatches(raw, signature, [sandbox.keys.razorpayWebhookSecret])).toBe(
        true,
      )
      const rewritten = Buffer.from(JSON.stringify(JSON.parse(raw.toString())))
      expect(
        webhookSignatureMatches(rewritten, signature, [sandbox.keys.razorpayWebhookSecret]),
      ).toBe(false)
      expect(readRazorpayEvent(JSON.parse(raw.toString()))).toMatchObject({
        payment: { id: razorpay_payment_id, orderId: id, amountPaise: 54900, status: 'captured' },
      })
    }
    const ids = pushesOf(id).map(({ headers }) => headers['x-razorpay-event-id'])
    expect(new Set(ids).size).toBe(2)
  })

  test('a failure and a refund send events too', async () => {
    const { id } = await newOrder()
    await pay(id, { outcome: 'failed' })
    const { razorpay_payment_id } = await pay(id, { webhook: false })
    await post(`/payments/${razorpay_payment_id}/refund`)
    await expect.poll(() => eventsOf(id)).toEqual(['payment.failed', 'refund.processed'])
  })

  test('an event that was not accepted is sent again with the same id', async () => {
    sandbox.answerWebhooks(503)
    const { id } = await newOrder()
    await pay(id, { outcome: 'failed' })
    await expect.poll(() => pushesOf(id)).toHaveLength(1)
    sandbox.answerWebhooks(200)
    await expect.poll(() => pushesOf(id)).toHaveLength(2)
    const [first, second] = pushesOf(id)
    expect(second?.headers['x-razorpay-event-id']).toBe(first?.headers['x-razorpay-event-id'])
    expect(second?.raw).toEqual(first?.raw)
  })

  test('without webhooks the simulator sends no event', async () => {
    const { id } = await newOrder()
    await pay(id, { webhook: false })
    const { id: other } = await newOrder()
    await pay(other, { outcome: 'failed' })
    await expect.poll(() => eventsOf(other)).toEqual(['payment.failed'])
    expect(eventsOf(id)).toEqual([])
  })
})
