import { failureTexts } from '@tohfa/contract/i18n/failures.texts'
import { texts } from '@tohfa/contract/i18n/texts'
import { callTexts } from '@tohfa/contract/shared/call.texts'
import { inHindi } from './in-hindi.ts'

const english: Record<string, string> = texts
const both = {
  ...inHindi('contract/i18n/texts', 'texts', texts),
  ...inHindi('contract/shared/call.texts', 'callTexts', callTexts),
}
/** A failure may share a text with the pages; the catalogue has it under theirs. */
const shared = new Map(Object.entries(both).map(([key, hindi]) => [english[key], hindi]))

/** The Hindi message of each failure of the server, by its code. */
export const failureTextsHi = Object.fromEntries(
  Object.entries(inHindi('contract/i18n/failures.texts', 'failureTexts', failureTexts)).map(
    ([code, sentence]) => [code, shared.get(sentence) ?? sentence],
  ),
) as Record<keyof typeof failureTexts, string>
