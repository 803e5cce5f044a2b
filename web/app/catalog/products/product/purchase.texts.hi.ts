import type { Translation } from '@tohfa/print-engine/text/translation'
import type { purchaseTexts as english } from './purchase.texts.ts'

export const purchaseTexts = {
  added: 'कार्ट में डाल दिया गया',
  alreadyInCart: 'यह पहले से आपके कार्ट में है',
} as const satisfies Translation<typeof english>
