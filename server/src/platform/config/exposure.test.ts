import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const providers = {
  RAZORPAY_KEY_ID: 'rzp_test_abc',
  RAZORPAY_KEY_SECRET: 'the secret of the key',
  DELHIVERY_TOKEN: 'the token of the carrier',
  DELHIVERY_API_URL: 'https://staging-express.delhivery.com',
  SMTP_URL: 'smtp://mail.example',
}
/** Each setting lets other machines reach the shop. */
const open: [string, Record<string, string>][] = [
  ['HOST', { HOST: '0.0.0.0' }],
  ['TRUST_PROXY', { TRUST_PROXY: '1' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'loopback' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://tohfa.example' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://192.168.1.4:3000' }],
]

test.each(open)(
  'a shop that others reach by %s, as in %j, needs all its providers',
  (name, env) => {
    for (const missing of ['RAZORPAY_KEY_ID', 'DELHIVERY_TOKEN', 'SMTP_URL'] as const) {
      const { [missing]: _, ...configured } = providers
      if (missing === 'RAZORPAY_KEY_ID') Object.assign(configured, { RAZORPAY_KEY_SECRET: '' })
      const others = Object.keys(providers).filter((other) => other !== missing)
      const refusal = new RegExp(`^${name} .* while ${missing} is not set: .*SANDBOX=public`)
      expect(() => readConfig({ ...configured, ...env })).toThrow(refusal)
      for (const other of others)
        expect(() => readConfig({ ...configured, ...env })).not.toThrow(
          new RegExp(`${other} is not`),
        )
    }
    expect(readConfig({ ...providers, ...env }).sandboxPublic).toBe(false)
    expect(readConfig({ ...env, SANDBOX: 'public' }).sandboxPublic).toBe(true)
  },
)

test.each(open)(
  'a shop that others reach by %s, as in %j, keeps its limits whatever SANDBOX is',
  (name, env) => {
    const refusal = new RegExp(`^RATE_LIMITS=off .*${name}`)
    for (const more of [{}, { SANDBOX: 'public' }, providers])
      expect(() => readConfig({ ...env, ...more, RATE_LIMITS: 'off' })).toThrow(refusal)
  },
)

test.each([
  { HOST: 'localhost' },
  { HOST: '::1' },
  { PUBLIC_URL: 'http://127.0.0.1:8080' },
  { PUBLIC_URL: 'http://localhost:3000/' },
  { PUBLIC_URL: 'http://[::1]:3000' },
  { TRUST_PROXY: 'false' },
  { TRUST_PROXY: '0' },
])('a shop for this machine alone, as by %j, may simulate providers and lift its limits', (env) => {
  expect(readConfig({ ...env, RATE_LIMITS: 'off' })).toMatchObject({ rateLimits: false })
})
