import { createHmac, randomUUID } from 'node:crypto'
import { afterEach, beforeAll, afterAll, describe, expect, test } from 'vitest'
import { messageTemplateNames, messageTemplates } from '@tohfa/contract/orders/messages/templates'
import { isSignedBy, readEvents } from '#platform/whatsapp/whatsapp.events.ts'
import {
  createWhatsapp,
  MessageRefused,
  type TemplateMessage,
} from '#platform/whatsapp/whatsapp.ts'
import { ProviderAway } from '#platform/http/failures.ts'
import { ProviderNotReached } from '#platform/outgoing/call-provider.ts'
import { openSandbox, type OpenSandbox } from './simulator.fixture.ts'

let sandbox: OpenSandbox
beforeAll(async () => {
  sandbox = await openSandbox({}, ['whatsapp'])
})
afterEach(() => {
  sandbox.received.length = 0
  sandbox.answerWebhooks(200)
})
afterAll(() => sandbox.close())

const [template] = messageTemplateNames
const parameters = messageTemplates[template].facts.map((_, nth) => `Fact ${nth}`)
const to = '919876543210'

/** What the shop posts, with parts of it changed. */
const aRequest = (change: object = {}, asked: object = {}) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to,
  type: 'template',
  template: {
    name: template,
    language: { code: 'en' },
    components: [{ type: 'body', parameters: parameters.map((text) => ({ type: 'text', text })) }],
    ...asked,
  },
  biz_opaque_callback_data: 'ours',
  ...change,
})

type Sent = { messages: [{ id: string }] }
type Refused = { error: { code: number; type: string; message: string; fbtrace_id: string } }

const send = (
  body: unknown = aRequest(),
  { number = sandbox.keys.whatsappPhoneNumberId, token = sandbox.keys.whatsappToken } = {},
) =>
  sandbox.post(`/sandbox/whatsapp/v25.0/${number}/messages`, body, {
    authorization: `Bearer ${token}`,
  })

const fault = (mode: string, count?: number) =>
  sandbox.post('/sandbox/faults', { provider: 'whatsapp', mode, count })

/** The events that came, in their order, once there are so many. */
async function events(count: number) {
  await expect.poll(() => sandbox.received).toHaveLength(count)
  return sandbox.received.map(({ raw }) => JSON.parse(String(raw)) as unknown)
}
const read = (event: unknown) => readEvents(event, sandbox.keys.whatsappPhoneNumberId)

describe('sending', () => {
  test('an accepted message answers its id, and then says that it was sent and arrived', async () => {
    const answer = await send()
    expect(answer.status).toBe(200)
    const sent: Sent = answer.json()
    expect(sent).toEqual({
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to }],
      messages: [{ id: expect.stringMatching(/^wamid\./), message_status: 'accepted' }],
    })
    const [first, second] = await events(2)
    expect(first).toEqual({
      object: 'whatsapp_business_account',
      entry: [
        {
          id: expect.any(String),
          changes: [
            {
              field: 'messages',
              value: {
                messaging_product: 'whatsapp',
                metadata: {
                  display_phone_number: expect.any(String),
                  phone_number_id: sandbox.keys.whatsappPhoneNumberId,
                },
                statuses: [
                  {
                    id: sent.messages[0].id,
                    status: 'sent',
                    timestamp: expect.stringMatching(/^\d{10}$/),
                    recipient_id: to,
                    biz_opaque_callback_data: 'ours',
                    pricing: { billable: true, pricing_model: 'PMP', category: 'utility' },
                  },
                ],
              },
            },
          ],
        },
      ],
    })
    expect(read(second).statuses).toMatchObject([
      { providerId: sent.messages[0].id, reference: 'ours', status: 'delivered', isBilled: true },
    ])
  })

  test.each([
    ['a false token', aRequest(), { token: 'false' }, [401, 190]],
    ['a number of somebody else', aRequest(), { number: '1' }, [400, 100]],
    ['free text outside a template', aRequest({ type: 'text' }), {}, [400, 100]],
    ['a number that is none', aRequest({ to: 'Asha' }), {}, [400, 100]],
    ['an unknown template', aRequest({}, { name: 'no_such' }), {}, [404, 132001]],
    ['an unapproved language', aRequest({}, { language: { code: 'ta' } }), {}, [404, 132001]],
    [
      'too few parameters',
      aRequest({}, { components: [{ type: 'body', parameters: [] }] }),
      {},
      [400, 132000],
    ],
    [
      'a parameter with a line break',
      aRequest({}, { components: [bodyWith('two\nlines')] }),
      {},
      [400, 100],
    ],
    [
      'a parameter with five spaces',
      aRequest({}, { components: [bodyWith('five     spaces')] }),
      {},
      [400, 100],
    ],
  ] as const)('%s is refused in the provider’s form', async (_what, body, how, expected) => {
    const answer = await send(body, how)
    const { error }: Refused = answer.json()
    expect([answer.status, error.code]).toEqual(expected)
    expect(error).toEqual({
      message: expect.any(String),
      type: 'OAuthException',
      code: error.code,
      fbtrace_id: expect.stringMatching(/^A./),
    })
    expect(sandbox.received).toEqual([])
  })

  function bodyWith(text: string) {
    return {
      type: 'body',
      parameters: parameters.map((one, nth) => ({ type: 'text', text: nth === 0 ? text : one })),
    }
  }
})

describe('the adapter of the shop', () => {
  const message = (): TemplateMessage => ({
    to: '9876543210',
    template,
    language: 'hi',
    parameters,
    reference: randomUUID(),
  })
  const whatsapp = () =>
    createWhatsapp({
      url: () => `${sandbox.url}/sandbox/whatsapp/v25.0`,
      phoneNumberId: sandbox.keys.whatsappPhoneNumberId,
      token: sandbox.keys.whatsappToken,
      timeoutMs: 2_000,
    })

  test('takes the id of an accepted message', async () => {
    expect(await whatsapp().send(message())).toMatch(/^wamid\./)
    await events(2)
  })

  test('may repeat a call that was limited, and no other that was answered', async () => {
    await fault('limit', 1)
    const limited = await send()
    const { error }: Refused = limited.json()
    expect([limited.status, error.code]).toEqual([400, 130429])
    await fault('limit', 1)
    await expect(whatsapp().send(message())).rejects.toBeInstanceOf(ProviderNotReached)
    expect(sandbox.received).toEqual([])
    await fault('refuse', 1)
    await expect(whatsapp().send(message())).rejects.toMatchObject({
      name: MessageRefused.name,
      code: 131026,
    })
    await fault('html502', 1)
    await expect(whatsapp().send(message())).rejects.toBeInstanceOf(ProviderAway)
    expect(sandbox.received).toEqual([])
  })

  test('does not know of a message whose answer was lost, and hears of it by its own id', async () => {
    await fault('partial', 1)
    const one = message()
    await expect(whatsapp().send(one)).rejects.toBeInstanceOf(ProviderAway)
    const [first] = await events(2)
    expect(read(first).statuses).toMatchObject([{ reference: one.reference, status: 'sent' }])
  })
})

describe('webhooks', () => {
  test('STOP of a person is signed over the raw bytes with the secret of the app', async () => {
    await sandbox.post('/sandbox/messages', { from: to, text: 'STOP' })
    const [event] = await events(1)
    const [{ raw, headers } = {}] = sandbox.received
    const signature = createHmac('sha256', sandbox.keys.whatsappAppSecret)
      .update(raw ?? '')
      .digest('hex')
    expect(headers?.['x-hub-signature-256']).toBe(`sha256=${signature}`)
    const signed = headers?.['x-hub-signature-256']
    expect(isSignedBy([sandbox.keys.whatsappAppSecret], raw ?? Buffer.of(), signed)).toBe(true)
    expect(isSignedBy(['another secret'], raw ?? Buffer.of(), signed)).toBe(false)
    const changed = Buffer.from(String(raw).replace('STOP', 'STOQ'))
    expect(isSignedBy([sandbox.keys.whatsappAppSecret], changed, signed)).toBe(false)
    expect(read(event)).toEqual({
      statuses: [],
      texts: [{ phone: '9876543210', text: 'STOP', at: expect.any(Date) }],
    })
  })

  test('a message that does not arrive fails with the provider’s code, and is not billed', async () => {
    await fault('undelivered', 1)
    expect((await send()).status).toBe(200)
    const [, failed] = await events(2)
    expect(read(failed).statuses).toMatchObject([
      { status: 'failed', isBilled: undefined, error: { code: 131026 } },
    ])
  })

  test('a message of which nothing is said sends no event', async () => {
    await fault('silent', 1)
    expect((await send()).status).toBe(200)
    const { id } = (await phones())[0] ?? { id: '' }
    await sandbox.post('/sandbox/messages', { id, status: 'read' })
    const [only] = await events(1)
    expect(read(only).statuses).toMatchObject([{ providerId: id, status: 'read' }])
  })

  test('an event that was not accepted is sent again', async () => {
    sandbox.answerWebhooks(500)
    await sandbox.post('/sandbox/messages', { from: to, text: 'START' })
    await expect.poll(() => sandbox.received.length).toBeGreaterThan(1)
    const [first, second] = sandbox.received
    expect(second?.raw).toEqual(first?.raw)
    sandbox.answerWebhooks(200)
  })

  async function phones(): Promise<{ id: string }[]> {
    const answer = await sandbox.get('/sandbox/messages', { accept: 'application/json' })
    return (answer.json() as { data: { id: string }[] }).data
  }
})
