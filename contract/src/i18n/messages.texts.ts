import { answerTexts } from './answers.texts.ts'
import { cashRuleTexts } from '#orders/cash-rules.texts.ts'
import { changeRuleTexts } from '#orders/change-rules.texts.ts'
import { couponRuleTexts } from '#orders/coupon-rules.texts.ts'
import { draftRuleTexts } from '#orders/drafts/draft-rules.texts.ts'
import { failureTexts } from './failures.texts.ts'
import { cmsPageRuleTexts } from '#backoffice/cms-pages/cms-page-rules.texts.ts'
import { listRuleTexts } from '#studio/name-lists/list-rules.texts.ts'
import { promiseRuleTexts } from '#fulfilment/promise-rules.texts.ts'
import { printRuleTexts } from '#fulfilment/print/print-rules.texts.ts'
import { reminderRuleTexts } from '#orders/reminder-rules.texts.ts'
import { reportRuleTexts } from '#backoffice/report-rules.texts.ts'
import { refundRuleTexts } from '#payments/refund-rules.texts.ts'
import { returnRuleTexts } from '#fulfilment/return-rules.texts.ts'
import { blankRuleTexts } from '#catalog/blank-rules.texts.ts'
import { customerRuleTexts } from '#backoffice/customer-rules.texts.ts'
import { reviewRuleTexts } from '#catalog/review-rules.texts.ts'
import { ruleTexts } from './rules.texts.ts'
import { settingsRuleTexts } from '#backoffice/settings/settings-rules.texts.ts'
import { settlementRuleTexts } from '#payments/settlement-rules.texts.ts'
import { studioRuleTexts } from '@tohfa/print-engine/scene/studio-rules.texts'
import { taxRuleTexts } from '#tax/tax-rules.texts.ts'
import { texts } from './texts.ts'

/** All messages of the server for people, by the code that an answer has with them. */
export const messageTexts = {
  ...failureTexts,
  ...answerTexts,
  ...ruleTexts,
  ...cmsPageRuleTexts,
  ...listRuleTexts,
  ...printRuleTexts,
  ...promiseRuleTexts,
  ...refundRuleTexts,
  ...cashRuleTexts,
  ...changeRuleTexts,
  ...couponRuleTexts,
  ...draftRuleTexts,
  ...reminderRuleTexts,
  ...reportRuleTexts,
  ...returnRuleTexts,
  ...reviewRuleTexts,
  ...customerRuleTexts,
  ...blankRuleTexts,
  ...settingsRuleTexts,
  ...settlementRuleTexts,
  ...studioRuleTexts,
  ...taxRuleTexts,
  ...texts,
} as const
