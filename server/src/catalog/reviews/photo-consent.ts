import type { Language } from '@tohfa/contract/i18n/languages'
import { photoConsentTexts } from '@tohfa/contract/catalog/photo-consent.texts'
import { inHindi } from '#platform/i18n/in-hindi.ts'

const sentences: Record<Language, string> = {
  en: photoConsentTexts.sentence,
  hi: inHindi('contract/catalog/photo-consent.texts', 'photoConsentTexts', photoConsentTexts)
    .sentence,
}

/** The sentence that a page in this language shows at its box; it is what its reader agrees to. */
export const consentSentence = (language: Language): string => sentences[language]
