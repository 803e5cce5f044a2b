import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { trustedProxies } from './trust-proxy.ts'

async function addressSeen(setting: string | undefined, forwarded: string): Promise<string> {
  const app = Fastify({ trustProxy: trustedProxies(setting) })
  app.get('/', (request) => request.ip)
  const answer = await app.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } })
  return answer.body
}

test.for([
  [undefined, '127.0.0.1'],
  ['false', '127.0.0.1'],
  ['true', '10.0.0.9'],
  ['1', '10.0.0.9'],
  ['2', '203.0.113.5'],
  ['loopback', '10.0.0.9'],
  ['127.0.0.1, 10.0.0.0/8', '203.0.113.5'],
  ['192.0.2.1', '127.0.0.1'],
] as const)('with TRUST_PROXY %s the visitor is %s', async ([setting, expected]) => {
  expect(await addressSeen(setting, '203.0.113.5, 10.0.0.9')).toBe(expected)
})

test('a setting that names no proxy fails the start with a message', () => {
  for (const setting of ['yes', '10.0.0.0/8x', '1.2.3', '10.1/8', '10.0.0.0/33', '-1'])
    expect(() => trustedProxies(setting)).toThrow(/TRUST_PROXY must be/)
})
