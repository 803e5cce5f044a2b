import type { Translation } from '@tohfa/print-engine/text/translation'
import type { reviewTexts as english } from './reviews.texts.ts'

export const reviewTexts = {
  none: 'अभी कोई रिव्यू नहीं। ख़रीदने वाले सबसे पहले बता सकते हैं कि यह कैसा है।',
  count: (total: number) => `${total.toLocaleString('en-IN')} रिव्यू`,
  spread: 'लोगों ने कितने स्टार दिए',
  stars: (stars: number) => `${stars} स्टार`,
  pages: 'रिव्यू के पेज',
  previousPage: 'पिछले रिव्यू',
  formerCustomer: 'पूर्व ग्राहक',
  nextPage: 'अगले रिव्यू',
} as const satisfies Translation<typeof english>
