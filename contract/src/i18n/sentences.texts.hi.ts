import { answerTexts } from './answers.texts.hi.ts'
import { changeRuleTexts } from '#orders/change-rules.texts.hi.ts'
import { failureTexts } from './failures.texts.hi.ts'
import { pageTextRules } from '#backoffice/cms-pages/page-text-rules.texts.hi.ts'
import { printRuleTexts } from '#fulfilment/print/print-rules.texts.hi.ts'
import { numbersRuleTexts } from '#backoffice/numbers-rules.texts.hi.ts'
import { refundRuleTexts } from '#payments/refund-rules.texts.hi.ts'
import { returnRuleTexts } from '#fulfilment/return-rules.texts.hi.ts'
import { ruleTexts } from './rules.texts.hi.ts'
import type { sentenceTexts as english } from './sentences.texts.ts'
import { settingsRuleTexts } from '#backoffice/settings/settings-rules.texts.hi.ts'
import { studioRuleTexts } from '@tohfa/print-engine/scene/studio-rules.texts.hi'
import { taxRuleTexts } from '#tax/tax-rules.texts.hi.ts'
import { texts } from './texts.hi.ts'
import type { Translation } from '@tohfa/print-engine/text/translation'

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
