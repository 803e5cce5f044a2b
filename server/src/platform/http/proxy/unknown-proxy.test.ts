import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { trustedProxies } from './trust-proxy.ts'
import { warnOfUnknownProxy } from './unknown-proxy.ts'

type Settings = { publicUrl?: string; trustProxy?: string }

/** The warnings with these settings at the start, and after requests with these headers. */
async function warnings(settings: Settings, requests: Record<string, string>[] = []) {
  const warnings: string[] = []
  const app = Fastify({ trustProxy: trustedProxies(settings.trustProxy) })
  const { publicUrl, trustProxy } = settings
  warnOfUnknownProxy(app, { loopback: true, publicUrl, trustProxy }, (sentence) => {
    warnings.push(sentence)
  })
  app.get('/', () => 'page')
  for (const headers of requests) await app.inject({ url: '/', headers })
  await app.close()
  return warnings
}

const passedOn = { 'x-forwarded-for': '203.0.113.5' }

test('a request from an untrusted proxy is logged once, with the setting to change', async () => {
  expect(await warnings({}, [{}, passedOn, passedOn, { forwarded: 'for=203.0.113.5' }])).toEqual([
    expect.stringMatching(/^A request came through a proxy .* one address.*TRUST_PROXY=1/),
  ])
  expect(await warnings({ trustProxy: '10.0.0.0/8' }, [passedOn, passedOn])).toHaveLength(1)
})

test.each(['1', 'loopback', '127.0.0.1'])(
  'no warning for the proxy that TRUST_PROXY=%s trusts, nor for visitors without one',
  async (trustProxy) => {
    expect(await warnings({ trustProxy }, [{}, passedOn])).toEqual([])
  },
)

test('a shop with an https or public address warns at its start, and only then', async () => {
  for (const publicUrl of ['https://tohfa.example', 'http://tohfa.example', 'https://localhost']) {
    expect(await warnings({ publicUrl })).toEqual([
      expect.stringMatching(/^PUBLIC_URL .* one address.*TRUST_PROXY=1/),
    ])
    expect(await warnings({ publicUrl }, [passedOn])).toHaveLength(1)
    expect(await warnings({ publicUrl, trustProxy: '1' }, [passedOn])).toEqual([])
  }
  expect(await warnings({ publicUrl: 'http://localhost:3000' })).toEqual([])
})
