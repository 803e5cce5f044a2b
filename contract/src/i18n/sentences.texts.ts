import { answerTexts } from './answers.texts.ts'
import { changeRuleTexts } from '#orders/change-rules.texts.ts'
import { failureTexts } from './failures.texts.ts'
import { pageTextRules } from '#backoffice/cms-pages/page-text-rules.texts.ts'
import { printRuleTexts } from '#fulfilment/print/print-rules.texts.ts'
import { numbersRuleTexts } from '#backoffice/numbers-rules.texts.ts'
import { refundRuleTexts } from '#payments/refund-rules.texts.ts'
import { returnRuleTexts } from '#fulfilment/return-rules.texts.ts'
import { ruleTexts } from './rules.texts.ts'
import { settingsRuleTexts } from '#backoffice/settings/settings-rules.texts.ts'
import { studioRuleTexts } from '@tohfa/print-engine/scene/studio-rules.texts'
import { taxRuleTexts } from '#tax/tax-rules.texts.ts'
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
