import { describe, expect, test } from 'vitest'
import { callbackSignatureMatches, webhookSignatureMatches } from './razorpay.signatures.ts'

describe('the pay window’s signature (docs/providers.md 1.7)', () => {
  const orderId = 'order_IEIaMR65cu6nz3'
  const paymentId = 'pay_IH4NVgf4Dreq1l'
  const secret = 'EnLs21M47BllR3X8PSFtjtbd'
  const signature = '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f'

  test('the provider’s own example is good', () => {
    expect(callbackSignatureMatches({ orderId, paymentId, signature }, secret)).toBe(true)
  })

  test.each([
    ['ids in the other order', { orderId: paymentId, paymentId: orderId, signature }],
    ['another order of ours', { orderId: 'order_FOREIGN0000000', paymentId, signature }],
    ['another payment', { orderId, paymentId: 'pay_FOREIGN0000000', signature }],
    ['an empty signature', { orderId, paymentId, signature: '' }],
    ['a signature that is no hex', { orderId, paymentId, signature: 'z'.repeat(64) }],
    ['a signature with more behind it', { orderId, paymentId, signature: `${signature}00` }],
  ])('%s is refused', (_, callback) => {
    expect(callbackSignatureMatches(callback, secret)).toBe(false)
  })
})

describe('the webhook’s signature (docs/providers.md 1.6)', () => {
  const raw = Buffer.from(
    String.raw`{"entity":"event","event":"payment.captured","x":"a/b \u20b9","n":1.0}`,
  )
  const signature = '6af923869670b9849770360b32455845ee3de79057b42a1c28eea4c8c36cd08a'

  test('is good over the raw bytes', () => {
    expect(webhookSignatureMatches(raw, signature, ['whsec'])).toBe(true)
  })

  test('is refused over JSON that was parsed and written again', () => {
    const rewritten = Buffer.from(JSON.stringify(JSON.parse(raw.toString())))
    expect(webhookSignatureMatches(rewritten, signature, ['whsec'])).toBe(false)
    const ofRewritten = 'c227ba483d886bd4a0f177fdc5c155b1aaf433ac8d0d5f0693c34de31fbe63ca'
    expect(webhookSignatureMatches(raw, ofRewritten, ['whsec'])).toBe(false)
  })

  test('is good under the secret before the last change, and under no other', () => {
    expect(webhookSignatureMatches(raw, signature, ['whsec-new', 'whsec'])).toBe(true)
    expect(webhookSignatureMatches(raw, signature, ['whsec-new'])).toBe(false)
    expect(webhookSignatureMatches(raw, signature, [])).toBe(false)
  })
})
