import type { Translation } from '@tohfa/print-engine/text/translation'
import type { writeTexts as english } from './write-review.texts.ts'

export const writeTexts = {
  write: 'रिव्यू लिखें',
  heading: 'आपका रिव्यू',
  rating: 'आपकी रेटिंग',
  stars: (stars: number) => `${stars} स्टार`,
  comment: 'यह कैसा है?',
  submit: 'भेजें',
  cancelReview: 'रिव्यू रहने दें',
  cancel: 'रहने दें',
  thanks: 'धन्यवाद। आपका रिव्यू अब सबको दिखता है।',
} as const satisfies Translation<typeof english>
