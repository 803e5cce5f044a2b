import type { letterRuleTexts as english } from './letter-rules.texts.ts'
import type { Translation } from './translation.ts'

export const letterRuleTexts: Translation<typeof english> = {
  letterNotPrintable: (letters: string) =>
    `ये अक्षर काग़ज़ों पर नहीं छप सकते: ${letters}। कृपया इसे दूसरी तरह लिखें`,
}
