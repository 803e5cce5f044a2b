import { answerTexts } from './answers.texts.hi.ts'
import { failureTexts } from './failures.texts.hi.ts'
import { printRuleTexts } from './print/print-rules.texts.hi.ts'
import { ruleTexts } from './rules.texts.hi.ts'
import type { sentenceTexts as english } from './sentences.texts.ts'
import { studioRuleTexts } from './studio/studio-rules.texts.hi.ts'
import { texts } from './texts.hi.ts'
import type { Translation } from './translation.ts'

export const sentenceTexts = {
  ...failureTexts,
  ...answerTexts,
  ...ruleTexts,
  ...printRuleTexts,
  ...studioRuleTexts,
  ...texts,
} as const satisfies Translation<typeof english>
