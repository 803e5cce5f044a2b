import type { Translation } from '@tohfa/print-engine/text/translation'
import type { deliveryCheckTexts as english } from './delivery-check.texts.ts'

export const deliveryCheckTexts = {
  delivery: 'डिलीवरी',
  deliveryHint: 'पिन कोड डालें और देखें कि यह आप तक कब पहुँचेगा।',
  pinCode: 'पिन कोड',
  check: 'देखें',
  offlineCheck: 'आप ऑफ़लाइन हैं। कनेक्शन आने पर फिर से देखें।',
} as const satisfies Translation<typeof english>
