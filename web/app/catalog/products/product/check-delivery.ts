import { pinCodePattern } from '@tohfa/contract/shared/patterns'
import { texts as sharedTexts } from '@tohfa/contract/i18n/texts'
import { call, wasCanceled } from '#platform/api/api-client.ts'
import { rememberPinCode } from '#orders/cart/known-pin-code.ts'
import { inLanguage } from '#platform/api/in-language.ts'
import { deliveryCheckTexts } from './delivery-check.texts.ts'
import { deliveryTexts as texts } from './delivery.texts.ts'
import { shortDate } from '#platform/i18n/short-date.ts'

/** The displayed result: delivered, not delivered, an invalid PIN code, or a failed check. */
export type DeliveryAnswer = {
  sentence: string
  news: 'good' | 'bad' | 'mend' | 'offline'
  note?: string
}

const isAscii = (typed: string) => /^[ -~]*$/.test(typed)

/**
 * Runs the delivery check of a PIN code; an invalid one is refused without a request.
 * @returns null when a newer check replaced it
 */
export async function checkDelivery(
  typed: string,
  productId: string,
  signal: AbortSignal,
): Promise<DeliveryAnswer | null> {
  const pinCode = typed.replaceAll(/[\s\p{Cf}-]/gu, '')
  if (!pinCode) return { sentence: sharedTexts.required, news: 'mend' }
  // The server accepts other digits too; this page loads no script for them.
  if (isAscii(pinCode) && !pinCodePattern.test(pinCode))
    return { sentence: sharedTexts.pinCodeInvalid, news: 'mend' }
  const [answer, promised] = await Promise.all([
    call('GET /check-serviceability/:pincode', { params: { pincode: pinCode }, signal }),
    call('GET /promise', { query: { productId, pincode: pinCode }, signal }),
  ])
  if (!answer.success) {
    if (wasCanceled(answer)) return null
    return navigator.onLine
      ? { sentence: answer.message, news: 'mend' }
      : { sentence: deliveryCheckTexts.offlineCheck, news: 'offline' }
  }
  const { message, code, estimatedDelivery, pincode, city, cod, cashOff } = answer.data
  const sentence = inLanguage(message, { code })
  if (code !== 'serviceAvailable') return { sentence, news: 'bad' }
  rememberPinCode(pincode)
  const promise = promised.success
    ? promised.data
    : estimatedDelivery && { arrivesBy: estimatedDelivery, latest: estimatedDelivery }
  const arrival = [promise && arrivalWords(promise), city && texts.to(city)]
  const note = texts.note(
    arrival.filter(Boolean).join(' '),
    cod ? texts.cash : cashOff ? texts.cashOff : texts.noCash,
  )
  return { sentence, news: 'good', note }
}

function arrivalWords({ arrivesBy, latest }: { arrivesBy: string; latest: string }): string {
  return latest > arrivesBy
    ? texts.deliveredWithin(shortDate(arrivesBy), shortDate(latest))
    : texts.deliveredBy(shortDate(arrivesBy))
}
