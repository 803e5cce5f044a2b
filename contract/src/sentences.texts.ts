import { answerTexts } from './answers.texts.ts'
import { failureTexts } from './failures.texts.ts'
import { printRuleTexts } from './print/print-rules.texts.ts'
import { ruleTexts } from './rules.texts.ts'
import { studioRuleTexts } from './studio/studio-rules.texts.ts'
import { texts } from './texts.ts'

/** Whatever the server says to a person, by the code that stands beside it in an answer. */
export const sentenceTexts = {
  ...failureTexts,
  ...answerTexts,
  ...ruleTexts,
  ...printRuleTexts,
  ...studioRuleTexts,
  ...texts,
} as const
