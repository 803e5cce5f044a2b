import { answerTexts } from './answers.texts.hi.ts'
import { changeRuleTexts } from './change-rules.texts.hi.ts'
import { failureTexts } from './failures.texts.hi.ts'
import { pageTextRules } from './page-texts/page-text-rules.texts.hi.ts'
import { printRuleTexts } from './print/print-rules.texts.hi.ts'
import { numbersRuleTexts } from './numbers-rules.texts.hi.ts'
import { refundRuleTexts } from './refund-rules.texts.hi.ts'
import { returnRuleTexts } from './return-rules.texts.hi.ts'
import { ruleTexts } from './rules.texts.hi.ts'
import type { sentenceTexts as english } from './sentences.texts.ts'
import { settingsRuleTexts } from './settings/settings-rules.texts.hi.ts'
import { studioRuleTexts } from './studio/studio-rules.texts.hi.ts'
import { taxRuleTexts } from './tax/tax-rules.texts.hi.ts'
import { texts } from './texts.hi.ts'
import type { Translation } from './translation.ts'

export const sentenceTexts = {
  ...failureTexts,
  ...answerTexts,
  ...ruleTexts,
  ...pageTextRules,
  ...printRuleTexts,
  ...refundRuleTexts,
  ...changeRuleTexts,
  ...numbersRuleTexts,
  ...returnRuleTexts,
  ...settingsRuleTexts,
  ...studioRuleTexts,
  ...taxRuleTexts,
  ...texts,
} as const satisfies Translation<typeof english>
