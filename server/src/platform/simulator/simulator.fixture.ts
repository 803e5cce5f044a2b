import type { SimulatorKeys } from '@tohfa/simulator/simulator-deps'
import Fastify from 'fastify'
import { connectPatiently, testDelays } from '#testing/delays.ts'
import type { Database } from '#platform/database/connect.ts'
import type { PaymentProvider } from '#payments/providers/payment-provider.ts'
import { createRazorpay } from '#payments/providers/razorpay/razorpay.ts'
import { createDelhivery } from '#fulfilment/carriers/delhivery/delhivery.ts'
import type { Carrier } from '#fulfilment/carriers/carrier.ts'
import { createTestDatabase } from '#testing/database.ts'
import { type PlayedParts, playProviders } from './play-providers.ts'

/** A webhook as it arrived, before parsing. */
type Received = {
  provider: string
  headers: Record<string, string | string[] | undefined>
  raw: Buffer
}

export type OpenSandbox = {
  url: string
  db: Database
  razorpay: PaymentProvider
  delhivery: Carrier
  keys: SimulatorKeys
  /** The webhooks sent to the shop, in the order of arrival. */
  received: Received[]
  /** Answers the next webhooks with this status. */
  answerWebhooks(status: number): void
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<SandboxAnswer>
  get(path: string, headers?: Record<string, string>): Promise<SandboxAnswer>
  close(): Promise<void>
}
type SandboxAnswer = { status: number; headers: Headers; text: string; json: () => never }

const testKeys: SimulatorKeys = {
  razorpayKeyId: 'rzp_test_1DP5mmOlF5G5ag',
  razorpayKeySecret: 'EnLs21M47BllR3X8PSFtjtbd',
  razorpayWebhookSecret: 'a webhook secret that is not the key secret',
  delhiveryToken: 'a-token-of-the-carrier',
  delhiveryWebhookSecret: 'a push secret',
  whatsappToken: 'a token of the messages',
  whatsappPhoneNumberId: '100000000000001',
  whatsappAppSecret: 'a secret of the app',
}

/**
 * The simulator on a database of its own, with both adapters connected to it and a server for its
 * webhooks.
 */
export async function openSandbox(
  configured: Partial<PlayedParts['config']> = {},
  simulated: readonly string[] = ['razorpay', 'delhivery'],
): Promise<OpenSandbox> {
  const database = await createTestDatabase()
  const connection = connectPatiently(database.url)
  const address = { own: '', public: '' }
  const received: Received[] = []
  let webhookStatus = 200
  const config = {
    mail: { smtpUrl: undefined },
    sandboxPublic: false,
  }

  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true }, forceCloseConnections: true })
  await app.register(async (ear) => {
    ear.removeAllContentTypeParsers()
    ear.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body)
    ear.post<{ Params: { provider: string }; Body: Buffer }>(
      '/v1/webhooks/:provider',
      (request, reply) => {
        const { provider } = request.params
        received.push({ provider, headers: request.headers, raw: request.body })
        return reply.code(webhookStatus).send({})
      },
    )
  })
  // As in the shop, where the pages answer all other paths.
  app.get('/*', (_request, reply) => reply.code(404).send({ error: 'no page' }))
  await playProviders(app, {
    connection,
    config: { ...config, ...configured },
    address,
    keys: testKeys,
    simulated,
    delays: testDelays,
    storeEmails: () => [],
  })
  address.own = await app.listen({ host: '127.0.0.1', port: 0 })

  async function ask(method: string, path: string, init: RequestInit): Promise<SandboxAnswer> {
    const response = await fetch(`${address.own}${path}`, { method, redirect: 'manual', ...init })
    const text = await response.text()
    const { status, headers } = response
    return { status, headers, text, json: () => JSON.parse(text) as never }
  }

  return {
    url: address.own,
    db: connection.db,
    keys: testKeys,
    received,
    razorpay: createRazorpay({
      url: () => `${address.own}/sandbox/razorpay/v1`,
      keyId: testKeys.razorpayKeyId,
      keySecret: testKeys.razorpayKeySecret,
      webhookSecrets: [testKeys.razorpayWebhookSecret],
      scriptUrl: '',
      isReal: false,
      delays: testDelays,
    }),
    delhivery: createDelhivery({
      url: () => `${address.own}/sandbox/delhivery`,
      token: testKeys.delhiveryToken,
      pickupLocation: 'Tohfa',
      pushSecret: testKeys.delhiveryWebhookSecret,
      delays: testDelays,
    }),
    answerWebhooks(status) {
      webhookStatus = status
    },
    post: (path, body, headers = {}) =>
      ask('POST', path, {
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        body: body === undefined ? null : JSON.stringify(body),
      }),
    get: (path, headers = {}) => ask('GET', path, { headers }),
    async close() {
      await app.close()
      await connection.close()
      await database.drop()
    },
  }
}
