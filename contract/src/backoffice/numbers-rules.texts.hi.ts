import type { numbersRuleTexts as english } from './numbers-rules.texts.ts'
import type { Translation } from '@tohfa/print-engine/text/translation'

export const numbersRuleTexts = {
  numbersStep: 'दिन, हफ़्ता या महीना चुनें',
  numbersBackwards: 'आख़िरी दिन पहले दिन से पहले है',
  numbersTooLong: 'एक बार में ज़्यादा से ज़्यादा 366 दिन',
} as const satisfies Translation<typeof english>
