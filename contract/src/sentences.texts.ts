import { answerTexts } from './answers.texts.ts'
import { changeRuleTexts } from './change-rules.texts.ts'
import { failureTexts } from './failures.texts.ts'
import { pageTextRules } from './page-texts/page-text-rules.texts.ts'
import { printRuleTexts } from './print/print-rules.texts.ts'
import { numbersRuleTexts } from './numbers-rules.texts.ts'
import { refundRuleTexts } from './refund-rules.texts.ts'
import { returnRuleTexts } from './return-rules.texts.ts'
import { ruleTexts } from './rules.texts.ts'
import { settingsRuleTexts } from './settings/settings-rules.texts.ts'
import { studioRuleTexts } from './studio/studio-rules.texts.ts'
import { taxRuleTexts } from './tax/tax-rules.texts.ts'
import { texts } from './texts.ts'

/** Whatever the server says to a person, by the code that stands beside it in an answer. */
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
} as const
