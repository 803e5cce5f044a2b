import type { Translation } from '@tohfa/print-engine/text/translation'
import type { reviewAllTexts as english } from './review-all.texts.ts'

export const reviewAllTexts = {
  open: (classes) => `${classes} एक साथ जाँचें`,
  title: 'टैक्स श्रेणियाँ जाँचें',
  what: 'हर दर को उसके स्रोत से मिलाएँ। जिन पर निशान है, वे जैसी यहाँ लिखी हैं वैसी ही जाँची हुई मानी जाएँगी।',
  classes: 'जाँचने वाली टैक्स श्रेणियाँ',
  reviewedBy: 'किसने जाँचा',
  reviewedByHint: 'कौन कहता है कि ये सब सही हैं',
  reviewedAt: 'कब जाँचा',
  cancel: 'रहने दें',
  confirm: (classes) => `${classes} श्रेणियों की जाँच पक्की करें`,
  saved: (classes) => `${classes} टैक्स श्रेणियाँ जाँच ली गईं।`,
} as const satisfies Translation<typeof english>
