import { failureTexts } from '@tohfa/contract/i18n/failures.texts'
import { texts } from '@tohfa/contract/i18n/texts'
import { callTexts } from '@tohfa/contract/shared/call.texts'
import { inHindi } from './in-hindi.ts'

const english: Record<string, string> = texts
const both = {
  ...inHindi('contract/i18n/texts', 'texts', texts),
  ...inHindi('contract/shared/call.texts', 'callTexts', callTexts),
}
/** A failure may say a sentence of both sides, which the catalogue keeps with those. */
const shared = new Map(Object.entries(both).map(([key, hindi]) => [english[key], hindi]))

/** Each failure of the server in Hindi, by its code. */
export const failureTextsHi = Object.fromEntries(
  Object.entries(inHindi('contract/i18n/failures.texts', 'failureTexts', failureTexts)).map(
    ([code, sentence]) => [code, shared.get(sentence) ?? sentence],
  ),
) as Record<keyof typeof failureTexts, string>
