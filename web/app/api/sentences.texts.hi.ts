import { answerTexts as answersInEnglish } from '@tohfa/contract/answers.texts'
import { answerTexts } from '@tohfa/contract/answers.texts.hi'
import { failureTexts as failuresInEnglish } from '@tohfa/contract/failures.texts'
import { failureTexts } from '@tohfa/contract/failures.texts.hi'
import { ruleTexts as rulesInEnglish } from '@tohfa/contract/rules.texts'
import { ruleTexts } from '@tohfa/contract/rules.texts.hi'
import { texts as textsInEnglish } from '@tohfa/contract/texts'
import { texts } from '@tohfa/contract/texts.hi'
import type { Translation } from '@tohfa/contract/translation'
import type { connectionTexts as connectionInEnglish } from './sentences.texts.ts'

export const connectionTexts = {
  unreachable: 'दुकान से संपर्क नहीं हो पा रहा। कृपया अपना इंटरनेट देखें और फिर कोशिश करें',
} as const satisfies Translation<typeof connectionInEnglish>

type Words = Record<string, string | ((...given: never[]) => string)>

const sentences = new Map<string, string>()
const patterns: [pattern: RegExp, write: (...given: string[]) => string][] = []

/** Learns what each sentence, or each function that writes one, says in Hindi. */
function learn(english: Words, hindi: Words): void {
  for (const [key, said] of Object.entries(english)) {
    const inHindi = hindi[key]
    if (typeof said === 'string') sentences.set(said, String(inHindi))
    else if (typeof inHindi === 'function')
      patterns.push([patternOf(said as Writer), inHindi as Writer])
  }
}

type Writer = (...given: string[]) => string

/** Matches whatever the function may write, and finds what it was given. */
function patternOf(write: Writer): RegExp {
  const gap = '\0'
  const sentence = write(...Array<string>(write.length).fill(gap))
  const parts = sentence.split(gap).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('(.+)')}$`)
}

learn(failuresInEnglish, failureTexts)
learn(answersInEnglish, answerTexts)
learn(rulesInEnglish, ruleTexts)
learn(textsInEnglish, texts)

export function inLanguage(sentence: string): string {
  const known = sentences.get(sentence)
  if (known !== undefined) return known
  for (const [pattern, write] of patterns) {
    const found = pattern.exec(sentence)
    if (found) return write(...found.slice(1))
  }
  return sentence
}
