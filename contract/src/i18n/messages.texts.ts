import { answerTexts } from './answers.texts.ts'
import { cashRuleTexts } from '#orders/cash-rules.texts.ts'
import { changeRuleTexts } from '#orders/change-rules.texts.ts'
import { couponRuleTexts } from '#orders/coupon-rules.texts.ts'
import { failureTexts } from './failures.texts.ts'
import { cmsPageRuleTexts } from '#backoffice/cms-pages/cms-page-rules.texts.ts'
import { promiseRuleTexts } from '#fulfilment/promise-rules.texts.ts'
import { printRuleTexts } from '#fulfilment/print/print-rules.texts.ts'
import { reportRuleTexts } from '#backoffice/report-rules.texts.ts'
import { refundRuleTexts } from '#payments/refund-rules.texts.ts'
import { returnRuleTexts } from '#fulfilment/return-rules.texts.ts'
import { ruleTexts } from './rules.texts.ts'
import { settingsRuleTexts } from '#backoffice/settings/settings-rules.texts.ts'
import { studioRuleTexts } from '@tohfa/print-engine/scene/studio-rules.texts'
import { taxRuleTexts } from '#tax/tax-rules.texts.ts'
import { texts } from './texts.ts'

/** Whatever the server says to a person, by the code that stands beside it in an answer. */
export const messageTexts = {
  ...failureTexts,
  ...answerTexts,
  ...ruleTexts,
  ...cmsPageRuleTexts,
  ...printRuleTexts,
  ...promiseRuleTexts,
  ...refundRuleTexts,
  ...cashRuleTexts,
  ...changeRuleTexts,
  ...couponRuleTexts,
  ...reportRuleTexts,
  ...returnRuleTexts,
  ...settingsRuleTexts,
  ...studioRuleTexts,
  ...taxRuleTexts,
  ...texts,
} as const
