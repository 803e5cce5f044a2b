import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const long = 'a secret of this test, long enough'
const live = {
  TOKEN_SECRET: long,
  RAZORPAY_KEY_ID: 'rzp_live_abc',
  RAZORPAY_KEY_SECRET: 'the secret of the key',
  RAZORPAY_WEBHOOK_SECRET: 'the secret of the webhooks',
  DELHIVERY_TOKEN: 'the token of the carrier',
  DELHIVERY_WEBHOOK_SECRET: 'the secret of the carrier',
  STORE_GRIEVANCE_OFFICER: 'Asha Rao, Head of Care',
  STORE_GRIEVANCE_CONTACT: 'grievance@tohfa.example',
}
const trial = { ...live, RAZORPAY_KEY_ID: 'rzp_test_abc' }

test('a trial shop may set its clock ahead; a shop with live payments may not', () => {
  const ahead = { SHOP_CLOCK_OFFSET_MS: '-60000' }
  expect(readConfig({ ...trial, ...ahead }).clockOffsetMs).toBe(-60_000)
  expect(readConfig({ ...live, ...ahead }).clockOffsetMs).toBe(0)
})

test('a shop without settings, with test keys, and with live keys starts', () => {
  expect(readConfig({}).tokenSecret).toBeUndefined()
  expect(readConfig(trial).providers.env['RAZORPAY_KEY_ID']).toBe('rzp_test_abc')
  const whole = { ...live, SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://tohfa.example' }
  expect(readConfig(whole).realMoney).toBe(true)
})

test('without live payments a short webhook secret is accepted', () => {
  const words = { RAZORPAY_WEBHOOK_SECRET: 'whsec', DELHIVERY_WEBHOOK_SECRET: 'push' }
  expect(readConfig(words).providers.env).toMatchObject(words)
  expect(readConfig({ ...trial, ...words }).providers.env).toMatchObject(words)
})

test('a shop names its payment provider and its carrier; an unknown one is refused', () => {
  const chosen = { PAYMENT_PROVIDER: 'razorpay', CARRIER: 'delhivery' }
  expect(readConfig(chosen).providers).toMatchObject({
    payment: { name: 'razorpay' },
    carrier: { name: 'delhivery' },
  })
  expect(readConfig({}).providers.carrier.name).toBe('delhivery')
  expect(() => readConfig({ CARRIER: 'pigeons' })).toThrow(/^CARRIER must be delhivery\.$/)
  expect(() => readConfig({ PAYMENT_PROVIDER: 'shells' })).toThrow(
    /^PAYMENT_PROVIDER must be razorpay/,
  )
})

test.each<[string, Record<string, string>, RegExp]>([
  ['a short token secret', { TOKEN_SECRET: 'x'.repeat(15) }, /^TOKEN_SECRET must have/],
  [
    'a short previous token secret',
    { TOKEN_SECRET: long, TOKEN_SECRET_PREVIOUS: 'short' },
    /^TOKEN_SECRET_PREVIOUS must have/,
  ],
  ['a pooler alone', { DATABASE_POOL_URL: 'postgres://pooler/tohfa' }, /^DATABASE_URL must be set/],
  ['a previous secret alone', { TOKEN_SECRET_PREVIOUS: long }, /^TOKEN_SECRET must be set/],
  [
    'a rotation that changes nothing',
    { TOKEN_SECRET: long, TOKEN_SECRET_PREVIOUS: long },
    /^TOKEN_SECRET_PREVIOUS must differ/,
  ],
  ['a short admin password', { ADMIN_EMAIL: 'a@b.in', ADMIN_PASSWORD: 'short' }, /^ADMIN_PASS/],
  [
    'an empty webhook secret among several',
    { RAZORPAY_WEBHOOK_SECRET: 'whsec, ' },
    /^RAZORPAY_WEBHOOK_SECRET must have at least 4/,
  ],
  [
    'a live key with a short webhook secret among several',
    { ...live, RAZORPAY_WEBHOOK_SECRET: `${long},short` },
    /^RAZORPAY_WEBHOOK_SECRET must have at least 16/,
  ],
  [
    'a live key with a short push secret',
    { ...live, DELHIVERY_WEBHOOK_SECRET: 'short' },
    /^DELHIVERY_WEBHOOK_SECRET must have at least 16/,
  ],
  [
    'a live key with a token secret of 31 characters',
    { ...live, TOKEN_SECRET: 'x'.repeat(31) },
    /^TOKEN_SECRET must have at least 32/,
  ],
  [
    'a live key without webhooks',
    { ...live, RAZORPAY_WEBHOOK_SECRET: '' },
    /^RAZORPAY_WEBHOOK_SECRET must be set/,
  ],
  [
    'a live key with a test key as its secret',
    { ...live, RAZORPAY_KEY_SECRET: 'rzp_test_abc' },
    /^RAZORPAY_KEY_SECRET is a key id/,
  ],
  [
    'real payments without a grievance officer',
    { ...live, STORE_GRIEVANCE_OFFICER: '' },
    /^RAZORPAY_KEY_ID is live, so STORE_GRIEVANCE_OFFICER must name/,
  ],
  [
    'real payments with an officer who is nothing',
    { ...live, STORE_GRIEVANCE_OFFICER: 'Asha Rao' },
    /^RAZORPAY_KEY_ID is live, so STORE_GRIEVANCE_OFFICER must name/,
  ],
  [
    'real payments with an officer nobody can reach',
    { ...live, STORE_GRIEVANCE_CONTACT: ' ' },
    /^RAZORPAY_KEY_ID is live, so STORE_GRIEVANCE_CONTACT/,
  ],
  [
    'real payments with played parcels',
    { ...live, DELHIVERY_TOKEN: '' },
    /^RAZORPAY_KEY_ID is live, so DELHIVERY_TOKEN/,
  ],
  [
    'real payments with test parcels',
    { ...live, DELHIVERY_API_URL: 'https://staging-express.delhivery.com' },
    /^DELHIVERY_API_URL is the carrier’s test host/,
  ],
  [
    'test payments with real parcels in a public shop',
    { ...trial, PUBLIC_URL: 'https://tohfa.example' },
    /^RAZORPAY_KEY_ID is a test key/,
  ],
])('%s is refused with a message that names the variable', (_what, env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

test('no message about the configuration repeats a secret', () => {
  const secret = 'rzp_live_pasted'
  expect(() => readConfig({ ...live, RAZORPAY_KEY_SECRET: secret })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining(secret) }),
  )
})
