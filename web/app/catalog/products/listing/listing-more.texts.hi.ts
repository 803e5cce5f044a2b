import type { Translation } from '@tohfa/print-engine/text/translation'
import type { listingMoreTexts as english } from './listing-more.texts.ts'

export const listingMoreTexts = {
  't-shirts': 'और टी-शर्ट',
  'business-cards': 'और बिज़नेस कार्ड',
  'coffee-mug': 'और मग',
  caps: 'और कैप',
  pillow: 'और तकिए और कुशन',
  'key-chain': 'और की-चेन',
  mousepad: 'और माउसपैड',
  bracelet: 'और ब्रेसलेट और राखी',
  photoframe: 'और फ़ोटो फ़्रेम',
  gifts: 'और तोहफ़े',
} as const satisfies Translation<typeof english>
