import { isHmacOf } from '#platform/runtime/same-secret.ts'

/**
 * True when `signature` is the provider's over `order|payment` (docs/providers.md 1.7). `orderId`
 * must come from our own record: a signature of another order is good for that order only.
 */
export function callbackSignatureMatches(
  callback: { orderId: string; paymentId: string; signature: string },
  keySecret: string,
): boolean {
  return isHmacOf(callback.signature, `${callback.orderId}|${callback.paymentId}`, keySecret)
}

/**
 * True when `signature` is over these very bytes (docs/providers.md 1.6): JSON that was parsed and
 * written again is another text. Takes several secrets, because after a change the provider
 * repeats older events under the old one.
 */
export function webhookSignatureMatches(
  rawBody: Buffer,
  signature: string,
  secrets: readonly string[],
): boolean {
  return secrets.some((secret) => isHmacOf(signature, rawBody, secret))
}
