import { returnWindowDays } from './return-moves.ts'
import type { returnPromise as english } from './return-promise.texts.ts'
import type { Translation } from '@tohfa/print-engine/text/translation'

const how = `डिलीवरी के ${returnWindowDays} दिन के अंदर, फ़ोटो के साथ बताएँ। मन या साइज़ बदलना ख़राबी नहीं है।`

export const returnPromise = {
  personalised: `जो सिर्फ़ आपके लिए बना है, वह ख़राबी होने पर ही वापस होता है। ${how}`,
  others: `ख़रीदी हुई चीज़ ख़राबी होने पर ही वापस होती है। ${how}`,
} as const satisfies Translation<typeof english>
