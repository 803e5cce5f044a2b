import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { anAddress, aPerson } from '#testing/people.ts'
import { openTestShop } from '#testing/shop.ts'

type Sent = { name: string; traceId: string; spanId: string; parentSpanId?: string; kind: number }
const sent: Sent[] = []
const collector = createServer((request, answer) => {
  let text = ''
  request.on('data', (chunk: Buffer) => (text += chunk.toString()))
  request.on('end', () => {
    const { resourceSpans } = JSON.parse(text) as {
      resourceSpans: { scopeSpans: { spans: Sent[] }[] }[]
    }
    for (const { scopeSpans } of resourceSpans)
      for (const { spans } of scopeSpans) sent.push(...spans)
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})
afterAll(() => void collector.close())

test('a request, its calls of providers and the jobs that follow are traced', async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as { port: number }
  const shop = await openTestShop({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` },
  })
  const person = await aPerson(shop)
  await putIntoCart(shop, person, await aProduct(shop))
  await order(shop, person, 'online')
  const traceId = 'ab'.repeat(16)
  await shop.call('POST', '/order', {
    token: person.token,
    headers: { traceparent: `00-${traceId}-${'cd'.repeat(8)}-01` },
    body: { user_id: person.id, payment_method: 'cash', shipping_address: anAddress },
  })
  await expect.poll(() => sent.map(({ name }) => name)).toContain('job send-mail')
  await shop.close()

  const ordered = sent.filter(({ name }) => name === 'POST /v1/order')
  expect(ordered).toHaveLength(2)
  const asked = sent.find(({ name }) => name === 'call sandbox razorpay')
  expect(asked).toMatchObject({
    traceId: ordered[0]?.traceId,
    parentSpanId: ordered[0]?.spanId,
    kind: 3,
  })
  expect(ordered[1]).toMatchObject({ traceId, parentSpanId: 'cd'.repeat(8), kind: 2 })
})
