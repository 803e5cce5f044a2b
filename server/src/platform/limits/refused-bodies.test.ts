import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '#shop/app.ts'
import { readConfig } from '#platform/config/config.ts'
import { bomb, boundary, filePart, formOf } from '#platform/media/upload.fixture.ts'
import { aPerson } from '#testing/people.ts'
import { testConnectionLimits } from '#testing/delays.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { usualConnectionLimits } from './connection-limits.ts'
import { limitCalls } from './rate-limit.calls.ts'
import { createLimits } from './rate-limit.ts'
import { openRaw } from '#platform/http/raw-connection.fixture.ts'

type Document = {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, object> } }>>
}

let shop: TestShop
const tokens = { nobody: '', user: '', admin: '' }
/** Every call that takes a form with files. A form without them comes URL-encoded too. */
let uploads: string[]
beforeAll(async () => {
  shop = await openTestShop()
  tokens.user = (await aPerson(shop)).token
  tokens.admin = (await aPerson(shop, 'ADMIN')).token
  const { paths } = (await (await fetch(`${shop.url}/openapi.json`)).json()) as Document
  uploads = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) =>
      requestBody &&
      'multipart/form-data' in requestBody.content &&
      !('application/x-www-form-urlencoded' in requestBody.content)
        ? `${method.toUpperCase()} /v1${path}`
        : [],
    ),
  )
})
afterAll(() => shop.close())

type RefusedAnswer = {
  who?: keyof typeof tokens
  type?: string
  body: () => Buffer
  status: number
  /** Requests whose refusal is certain only at their end. */
  late?: true
}

const form = `multipart/form-data; boundary=${boundary}`
const large = Buffer.alloc(3_000_000, 'x')
const refused: Record<string, RefusedAnswer> = {
  'without a token': { who: 'nobody', body: () => formOf(filePart(large)), status: 401 },
  'with a customer’s token': { who: 'user', body: () => formOf(filePart(large)), status: 403 },
  'of a type that is not taken': { type: 'text/csv', body: () => large, status: 415 },
  'as JSON that is too long': { type: 'application/json', body: () => large, status: 413 },
  'of a text that says it is a picture': {
    body: () => formOf(filePart('no picture'), filePart(large)),
    status: 415,
  },
  'of three pictures that unpack to 20,000 by 20,000': {
    body: () => formOf(...Array.from({ length: 3 }, () => filePart(bomb(20_000)))),
    status: 400,
  },
  'of a file over 10 MB': {
    body: () => formOf(filePart(Buffer.alloc(12 * 1024 * 1024)), filePart(large)),
    status: 413,
  },
  'of too many files': {
    body: () => formOf(...Array.from({ length: 11 }, () => filePart(bomb(1))), filePart(large)),
    status: 400,
  },
  'of parts with a name of the language’s own': {
    body: () => formOf(filePart(large, 'a.png', 'constructor')),
    status: 400,
    late: true,
  },
  'with megabytes after its end': {
    body: () => Buffer.concat([formOf(), large]),
    status: 400,
    late: true,
  },
}

function head(
  upload: string,
  { who = 'admin', type = form }: RefusedAnswer,
  framing: string,
): string {
  const [method = '', path = ''] = upload.split(' ')
  const token = tokens[who] && `Authorization: Bearer ${tokens[who]}\r\n`
  return `${method} ${path} HTTP/1.1\r\nHost: shop\r\n${token}Content-Type: ${type}\r\n${framing}\r\n\r\n`
}

const next = 'GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n'

/** How a body is sent, in two pieces: the second is still to come at the refusal. */
const framings = {
  'its length named': (bytes: Buffer) => ({
    header: `Content-Length: ${bytes.length}`,
    pieces: [bytes.subarray(0, -50_000), bytes.subarray(-50_000)],
  }),
  'in chunks': (bytes: Buffer) => ({
    header: 'Transfer-Encoding: chunked',
    pieces: [chunk(bytes.subarray(0, -50_000)), chunk(bytes.subarray(-50_000), '0\r\n\r\n')],
  }),
}
function chunk(bytes: Buffer, after = ''): Buffer {
  const head = Buffer.from(`${bytes.length.toString(16)}\r\n`)
  return Buffer.concat([head, bytes, Buffer.from(`\r\n${after}`)])
}

describe.each(Object.keys(refused))('after an upload %s', (kind) => {
  const given = refused[kind]!
  describe.each(Object.keys(framings) as (keyof typeof framings)[])('%s', (framing) => {
    test.each(['all sent at once', ...(given.late ? [] : ['half sent when it was refused'])])(
      'and %s, the connection serves its next request or is closed as announced',
      async (pace) => {
        expect(uploads.length).toBeGreaterThan(1)
        const { header, pieces } = framings[framing](given.body())
        const [first = '', rest = ''] = pieces
        for (const upload of uploads) {
          const connection = openRaw(shop.url)
          connection.write(head(upload, given, header))
          connection.write(first)
          if (pace === 'all sent at once') connection.write(rest)
          const answer = await connection.answer()
          expect([upload, answer?.status]).toEqual([upload, given.status])
          if (answer?.headers.get('connection') === 'close') await connection.ended
          else {
            if (pace !== 'all sent at once') connection.write(rest)
            connection.write(next)
            expect([upload, (await connection.answer())?.status]).toEqual([upload, 200])
          }
          connection.close()
        }
      },
    )
  })
})

describe('of a shop that refuses all calls by its limits', () => {
  let app: FastifyInstance
  let url: string
  const served: string[] = []
  beforeAll(async () => {
    const full = new RateLimiterMemory({ points: 0, duration: 60 })
    app = await buildApp({
      config: readConfig({ LOG_LEVEL: 'silent' }),
      connectionLimits: { ...usualConnectionLimits, ...testConnectionLimits },
      authenticate: async () => null,
      ready: async () => true,
      calls: async (routes) => {
        routes.delete('/thing', { config: { access: 'public' } }, () => served.push('delete'))
        await routes.register(async (scope) => {
          limitCalls(scope, createLimits({ enabled: true, limiter: () => full }))
          scope.post('/thing', { config: { access: 'public' } }, () => served.push('post'))
        })
      },
      pages: async () => undefined,
    })
    url = await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => app.close())

  const post = (header: string) =>
    `POST /v1/thing HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n${header}\r\n\r\n`
  const remove = 'DELETE /v1/thing HTTP/1.1\r\nHost: shop\r\n\r\n'

  test('a client refused in the middle of a body continues with the next request', async () => {
    const connection = openRaw(url)
    connection.write(post('Content-Length: 900000') + 'x'.repeat(1000))
    expect((await connection.answer())?.status).toBe(429)
    connection.write('x'.repeat(899_000) + remove)
    expect((await connection.answer())?.status).toBe(200)
    expect(served.splice(0)).toEqual(['delete'])
    connection.close()
  })

  test.each(['Content-Length: 90000000', 'Transfer-Encoding: chunked'])(
    'a connection with a body of unknown length (%s) is closed, and no further request on it is served',
    async (header) => {
      const connection = openRaw(url)
      connection.write(post(header))
      const answer = await connection.answer()
      expect([answer?.status, answer?.headers.get('connection')]).toEqual([429, 'close'])
      if (header.includes('chunked')) connection.write(`0\r\n\r\n${remove}`)
      await connection.ended
      expect(await connection.answer()).toBeNull()
      expect(served).toEqual([])
    },
  )
})
