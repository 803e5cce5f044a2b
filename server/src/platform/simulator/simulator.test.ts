import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mails } from '#platform/database/schema/order.tables.ts'
import { anAddress } from '#testing/people.ts'
import { openSandbox, type OpenSandbox } from './simulator.fixture.ts'

let sandbox: OpenSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())
beforeEach(() => {
  sandbox.received.length = 0
  sandbox.answerWebhooks(200)
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const carrier = (headers = {}) => ({
  authorization: `Token ${sandbox.keys.delhiveryToken}`,
  ...headers,
})
const order = (reference: string) => ({
  amountPaise: 54900,
  receipt: reference,
  notes: {},
})
async function book(orderNumber: string): Promise<string> {
  const booking = await sandbox.delhivery.book({
    reference: orderNumber,
    waybill: null,
    orderedAt: new Date(),
    paymentMethod: 'online',
    totalPaise: 54900,
    items: [{ title: 'Mug', quantity: 1 }],
    grams: 250,
    address: { ...anAddress, name: '<b>Asha</b>' },
  })
  return booking.booked ? booking.waybill : ''
}

describe('mails', () => {
  beforeAll(async () => {
    await sandbox.db.insert(mails).values([
      {
        key: 'first/1',
        recipient: 'asha@example.com',
        subject: 'Your code',
        text: 'It is 123456',
        html: '<p style="color:red">It is 123456</p>',
        createdAt: new Date('2026-01-01T00:00:00Z'),
      },
      {
        key: 'second/1',
        recipient: 'asha@example.com',
        subject: '<script>alert(1)</script>',
        text: 'hello',
        html: '<p>hello</p>',
        createdAt: new Date('2026-01-02T00:00:00Z'),
      },
      {
        key: 'third/1',
        recipient: 'ravi@example.com',
        subject: 'Your parcel',
        text: 'It is on its way',
        html: '<p>It is on its way</p>',
        createdAt: new Date('2026-01-03T00:00:00Z'),
      },
    ])
  })

  test('are JSON for tests, the newest first', async () => {
    const answer = await sandbox.get('/sandbox/mail', { accept: 'application/json' })
    const { data }: { data: object[] } = answer.json()
    expect(data[2]).toEqual({
      to: 'asha@example.com',
      subject: 'Your code',
      text: 'It is 123456',
      html: '<p style="color:red">It is 123456</p>',
      at: '2026-01-01T00:00:00.000Z',
    })
    expect(data).toHaveLength(3)
  })

  test('are filtered by a given e-mail; an empty one gives all', async () => {
    const subjects = async (query: string) => {
      const answer = await sandbox.get(`/sandbox/mail?${query}`, { accept: 'application/json' })
      const { data }: { data: { subject: string }[] } = answer.json()
      return data.map(({ subject }) => subject)
    }
    expect(await subjects('to=ravi%40example.com')).toEqual(['Your parcel'])
    expect(await subjects('to=nobody%40example.com')).toEqual([])
    for (const query of ['to=', 'to=%00', 'to=a&to=b'])
      expect(await subjects(query)).toHaveLength(3)
  })

  test('are a page for people, on which no script of a mail can run', async () => {
    const page = await sandbox.get('/sandbox/mail', { accept: 'text/html' })
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.text).toContain('&lt;script&gt;')
    expect(page.text).not.toContain('<script')
    const mail = await sandbox.get('/sandbox/mail/first%2F1')
    expect(mail.text).toContain('It is 123456')
    expect(mail.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect((await sandbox.get('/sandbox/mail/none')).status).toBe(404)
  })
})

describe('the carrier', () => {
  test('a scan is pushed with the secret before its request is answered', async () => {
    const waybill = await book('TF1')
    const answer = await sandbox.post(`/sandbox/delhivery/shipments/${waybill}/scan`, {
      ScanType: 'Out For Delivery',
      ScannedLocation: 'Bengaluru_Hub',
    })
    expect(answer.json()).toMatchObject({ success: true, data: { waybill, pushed: true } })
    const [push] = sandbox.received
    expect(push?.headers['authorization']).toBe(sandbox.keys.delhiveryWebhookSecret)
    expect(JSON.parse(push?.raw.toString() ?? '')).toMatchObject({
      Shipment: {
        AWB: waybill,
        ReferenceNo: 'TF1',
        NSLCode: 'X-DDD3FD',
        Status: { StatusType: 'UD', Status: 'Dispatched', StatusLocation: 'Bengaluru_Hub' },
      },
    })
  })

  test('a push that is not accepted is retried once and then dropped', async () => {
    sandbox.answerWebhooks(500)
    const waybill = await book('TF2')
    const answer = await sandbox.post(`/sandbox/delhivery/shipments/${waybill}/scan`, {
      ScanType: 'In Transit',
    })
    expect(answer.json()).toMatchObject({ data: { pushed: false } })
    expect(sandbox.received).toHaveLength(2)
  })

  test.each([[{}], [{ ScanType: '' }], [{ ScanType: 'Delivered', ScanDateTime: 'yesterday' }]])(
    'the scan %j is refused',
    async (body) => {
      const waybill = await book('TF3')
      const answer = await sandbox.post(`/sandbox/delhivery/shipments/${waybill}/scan`, body)
      expect(answer.status).toBe(400)
    },
  )

  test('a form with unencoded JSON is broken by an ampersand', async () => {
    const data = JSON.stringify({
      shipments: [{ name: 'A', add: 'Flat 4, A&B', pin: '560001', phone: '1', order: 'TF4' }],
      pickup_location: { name: 'Tohfa' },
    })
    const answer = await fetch(`${sandbox.url}/sandbox/delhivery/api/cmu/create.json`, {
      method: 'POST',
      headers: carrier(form),
      body: `format=json&data=${data}`,
    })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ success: false, packages: [] })
  })

  test('a cancellation is answered in XML to clients that do not accept JSON', async () => {
    const waybill = await book('TF5')
    const answer = await sandbox.post(
      '/sandbox/delhivery/api/p/edit',
      { waybill, cancellation: 'true' },
      carrier({ accept: '*/*' }),
    )
    expect(answer.text).toContain('<status>True</status>')
  })

  test('an unknown waybill is answered 200 without a shipment', async () => {
    const answer = await sandbox.get(
      '/sandbox/delhivery/api/v1/packages/json/?waybill=1',
      carrier(),
    )
    expect(answer.status).toBe(200)
    expect(answer.json()).toMatchObject({ Success: false })
  })

  test('without the token there is no data', async () => {
    for (const path of ['/c/api/pin-codes/json/?filter_codes=560001', '/api/v1/packages/json/'])
      expect((await sandbox.get(`/sandbox/delhivery${path}`)).status).toBe(401)
  })
})

describe('the sandbox’s own page', () => {
  test('lists payments and shipments as plain text, under a policy that runs nothing', async () => {
    const { id } = await sandbox.razorpay.createOrder(order('on-the-page'))
    const waybill = await book('TF6')
    const page = await sandbox.get('/sandbox')
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(page.text).toContain(id)
    expect(page.text).toContain(waybill)
    expect(page.text).toContain('&lt;b&gt;Asha')
    expect(page.text).not.toMatch(/<script|style=|<b>Asha/)
    expect((await sandbox.get('/sandbox/sandbox.css')).headers.get('content-type')).toContain('css')
  })

  test('its buttons pay and scan, and return to the page', async () => {
    const { id } = await sandbox.razorpay.createOrder(order('by-button'))
    const waybill = await book('TF7')
    const press = (path: string, fields: Record<string, string>) =>
      fetch(`${sandbox.url}${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      })
    const paid = await press('/sandbox/payments', { order: id, outcome: 'captured' })
    expect([paid.status, paid.headers.get('location')]).toEqual([303, '/sandbox'])
    expect(await sandbox.razorpay.orderPayments(id)).toMatchObject([{ status: 'captured' }])
    expect((await press('/sandbox/payments', { order: id, outcome: 'captured' })).status).toBe(409)
    expect((await press('/sandbox/scans', { waybill, ScanType: 'Delivered' })).status).toBe(303)
    const [tracked] = await sandbox.delhivery.track([waybill])
    expect(tracked?.scans.at(-1)).toMatchObject({ scan: 'Delivered' })
  })
})

test('meaningless faults are refused with a message', async () => {
  const answer = await sandbox.post('/sandbox/faults', { provider: 'stripe', mode: 'down' })
  expect(answer.status).toBe(400)
  expect(answer.json()).toMatchObject({
    success: false,
    error: expect.stringContaining('provider'),
  })
})

describe('each part exists only while its provider is not configured', () => {
  const smtp = { mail: { smtpUrl: 'smtp://mail.example' } }
  const paths = {
    razorpay: '/sandbox/razorpay/checkout.js',
    delhivery: '/sandbox/delhivery/c/api/pin-codes/json/?filter_codes=560001',
    mail: '/sandbox/mail',
    page: '/sandbox',
    styles: '/sandbox/sandbox.css',
  }

  test.each([
    ['all', smtp, [], []],
    ['the payment provider', {}, ['delhivery'], ['delhivery', 'mail', 'page', 'styles']],
    ['the carrier', {}, ['razorpay'], ['razorpay', 'mail', 'page', 'styles']],
    ['mail', smtp, ['razorpay', 'delhivery'], ['razorpay', 'delhivery', 'page', 'styles']],
  ])('%s configured', async (_, configured, simulated, present) => {
    const other = await openSandbox(configured, simulated)
    try {
      const found = await Promise.all(
        Object.entries(paths).map(
          async ([name, path]) => [name, (await other.get(path)).status] as const,
        ),
      )
      expect(found.filter(([, status]) => status !== 404).map(([name]) => name)).toEqual(present)
    } finally {
      await other.close()
    }
  })
})
