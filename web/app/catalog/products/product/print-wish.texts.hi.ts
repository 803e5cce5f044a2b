import type { Translation } from '@tohfa/print-engine/text/translation'
import type { printWishTexts as english } from './print-wish.texts.ts'

export const printWishTexts = {
  printWish: 'इस पर आपका कुछ छपे?',
  personalise: 'अपना बनाएँ',
  wishFirst: 'कृपया पहले चुनें: अपना बनाना है, या सादा।',
  plainPicture: 'यह आपको ऐसा ही मिलेगा, जैसा तस्वीर में है।',
} as const satisfies Translation<typeof english>
