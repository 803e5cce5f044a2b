import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { productDelays } from '#platform/config/delays.ts'
import { ProviderRefused } from '#platform/outgoing/call-provider.ts'
import { ProviderAway } from '#platform/http/failures.ts'
import { openSandbox, type OpenSandbox } from '#platform/simulator/simulator.fixture.ts'
import { createRazorpay } from './razorpay.ts'

let sandbox: OpenSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.post('/sandbox/faults', { provider: 'razorpay', mode: 'none' }))

const fault = (mode: string, count?: number) =>
  sandbox.post('/sandbox/faults', { provider: 'razorpay', mode, count })
let receipts = 0
const newOrder = (amountPaise = 54900) =>
  sandbox.razorpay.createOrder({ amountPaise, receipt: `receipt-${(receipts += 1)}`, notes: {} })
const pay = (orderId: string, body: object = {}) =>
  sandbox.post(`/sandbox/razorpay/v1/orders/${orderId}/pay`, { webhook: false, ...body })

test('an order is made for paise and found again by its receipt', async () => {
  const order = await sandbox.razorpay.createOrder({
    amountPaise: 1999,
    receipt: 'to-be-found',
    notes: { shop: 'Tohfa' },
  })
  expect(order).toMatchObject({ amountPaise: 1999, currency: 'INR', status: 'created' })
  expect(await sandbox.razorpay.findOrderByReceipt('to-be-found')).toEqual(order)
  expect(await sandbox.razorpay.findOrderByReceipt('never-made')).toBeNull()
})

test('an order whose answer was lost is taken up again, not made a second time', async () => {
  await fault('partial', 1)
  const order = await sandbox.razorpay.createOrder({
    amountPaise: 70000,
    receipt: 'half-answered',
    notes: {},
  })
  const auth = Buffer.from(`${sandbox.keys.razorpayKeyId}:${sandbox.keys.razorpayKeySecret}`)
  const list = await sandbox.get('/sandbox/razorpay/v1/orders?receipt=half-answered', {
    authorization: `Basic ${auth.toString('base64')}`,
  })
  expect(list.json()).toMatchObject({ count: 1, items: [{ id: order.id }] })
})

test.each(['down', 'html502'])('a provider that is %s is away', async (mode) => {
  await fault(mode)
  await expect(newOrder()).rejects.toThrow(ProviderAway)
})

/** Values that calls of the provider do not use. */
const unused = { webhookSecrets: [], scriptUrl: '', isReal: false }

test('a provider that hangs is away after two questions, which end within 9 s', async () => {
  const { providerMs, providerAgainMs } = productDelays
  expect(providerMs + providerAgainMs).toBeLessThan(9_000)
  const hasty = createRazorpay({
    url: () => `${sandbox.url}/sandbox/razorpay/v1`,
    keyId: sandbox.keys.razorpayKeyId,
    keySecret: sandbox.keys.razorpayKeySecret,
    ...unused,
    delays: { providerMs: 300, providerAgainMs: 300, reportMs: 300 },
  })
  // A third question would be answered.
  await fault('hang', 2)
  const order = { amountPaise: 54900, receipt: 'never answered', notes: {} }
  await expect(hasty.createOrder(order)).rejects.toThrow(ProviderAway)
})

test('a provider that was away is called again without a restart', async () => {
  await fault('down')
  await expect(newOrder()).rejects.toThrow(ProviderAway)
  await fault('none')
  expect(await newOrder()).toMatchObject({ status: 'created' })
})

test('a refusal of the provider differs from its absence', async () => {
  await expect(newOrder(99)).rejects.toThrow(ProviderRefused)
  const stranger = createRazorpay({
    url: () => `${sandbox.url}/sandbox/razorpay/v1`,
    keyId: 'rzp_test_someoneElse000',
    keySecret: 'wrong',
    ...unused,
  })
  await expect(stranger.payment('pay_00000000000000')).rejects.toMatchObject({
    name: 'ProviderRefused',
    status: 401,
  })
})

test('a report of settlements is read to its end, whatever the size of its pages', async () => {
  const items = Array.from({ length: 5 }, (_, at) => ({
    entity_id: `pay_${at}`,
    type: 'payment',
    debit: 0,
    credit: 97_640,
    amount: 100_000,
    fee: 2_360,
    tax: 360,
    settled_at: 1_793_252_400,
    settlement_id: 'setl_one',
    settlement_utr: 'UTR1',
    payment_id: null,
  }))
  const unsettled = { ...items[0], entity_id: 'pay_waits', settlement_id: null, settled_at: null }
  const server = createServer(({ url }, response) => {
    const { searchParams } = new URL(url ?? '', 'http://provider')
    const skip = Number(searchParams.get('skip'))
    const isDay = ['year', 'month', 'day'].map((name) => searchParams.get(name)).join('-')
    const page = isDay === '2026-10-29' ? [...items, unsettled].slice(skip, skip + 2) : []
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ entity: 'collection', count: page.length, items: page }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const provider = createRazorpay({
    url: () => `http://127.0.0.1:${port}`,
    keyId: 'rzp_test_someoneElse000',
    keySecret: 'secret',
    ...unused,
  })
  try {
    const payouts = await provider.payoutsOf?.('2026-10-29')
    expect(payouts).toMatchObject([{ id: 'setl_one', utr: 'UTR1', settledOn: '2026-10-29' }])
    expect(payouts?.[0]?.entries.map(({ entityId }) => entityId)).toEqual(
      items.map((one) => one.entity_id),
    )
    expect(payouts?.[0]?.entries[0]).toMatchObject({ feePaise: 2_000, taxPaise: 360 })
  } finally {
    server.close()
  }
})

test('a payment is read with its amount, order and state', async () => {
  const order = await newOrder(83500)
  const paid = await pay(order.id)
  const { razorpay_payment_id: id }: { razorpay_payment_id: string } = paid.json()
  expect(await sandbox.razorpay.payment(id)).toMatchObject({
    id,
    orderId: order.id,
    amountPaise: 83500,
    currency: 'INR',
    status: 'captured',
    captured: true,
  })
  expect(await sandbox.razorpay.orderPayments(order.id)).toMatchObject([{ id }])
})

test.each(['pay_00000000000000', '../../orders', 'pay_x/refund', ''])(
  'there is no payment %j',
  async (id) => {
    expect(await sandbox.razorpay.payment(id)).toBeNull()
  },
)

test('the callback of the pay window is good for its own order only', async () => {
  const [ours, other] = [await newOrder(), await newOrder()]
  const callback: Record<string, string> = (await pay(ours.id)).json()
  const paymentId = callback['razorpay_payment_id'] ?? ''
  const signature = callback['razorpay_signature'] ?? ''
  expect(signature).toBe(
    createHmac('sha256', sandbox.keys.razorpayKeySecret)
      .update(`${ours.id}|${paymentId}`)
      .digest('hex'),
  )
  expect(sandbox.razorpay.verifyCallback({ orderId: ours.id, paymentId, signature })).toBe(true)
  expect(sandbox.razorpay.verifyCallback({ orderId: other.id, paymentId, signature })).toBe(false)
  expect(
    sandbox.razorpay.verifyCallback({ orderId: paymentId, paymentId: ours.id, signature }),
  ).toBe(false)
})

test('an authorised payment is captured by its own amount only', async () => {
  const order = await newOrder()
  const paid = await pay(order.id, { outcome: 'authorized' })
  const { razorpay_payment_id: id }: { razorpay_payment_id: string } = paid.json()
  await expect(sandbox.razorpay.capture(id, 100)).rejects.toThrow(/must be equal/)
  expect(await sandbox.razorpay.capture(id, 54900)).toMatchObject({ status: 'captured' })
  await expect(sandbox.razorpay.capture(id, 54900)).rejects.toThrow(/already been captured/)
})

test('the same refund requested twice, even at once, refunds once', async () => {
  const order = await newOrder()
  const { razorpay_payment_id: id }: { razorpay_payment_id: string } = (await pay(order.id)).json()
  const asked = { amountPaise: 54900, refundId: `refund-of-${id}`, reason: 'Sold out' }
  const [first, second] = await Promise.all([
    sandbox.razorpay.refund(id, asked),
    sandbox.razorpay.refund(id, asked),
  ])
  expect(first).toMatchObject({ paymentId: id, amountPaise: 54900, status: 'processed' })
  expect(second).toEqual(first)
  expect(await sandbox.razorpay.payment(id)).toMatchObject({
    status: 'refunded',
    amountRefundedPaise: 54900,
  })
  await expect(sandbox.razorpay.refund(id, { ...asked, amountPaise: 100 })).rejects.toThrow(
    /same idempotency key/,
  )
  await expect(
    sandbox.razorpay.refund(id, { ...asked, refundId: 'another-key-of-it' }),
  ).rejects.toThrow(/fully refunded/)
})
