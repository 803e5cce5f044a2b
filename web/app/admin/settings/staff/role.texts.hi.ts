import type { roleHints as englishHints, roleLabels as english } from './role.texts.ts'
import type { Translation } from '@tohfa/print-engine/text/translation'

export const roleLabels = {
  owner: 'मालिक',
  manager: 'मैनेजर',
  printer: 'प्रिंटर',
} as const satisfies Translation<typeof english>

export const roleHints = {
  owner: 'सब कुछ, स्टाफ़, विक्रेता, टैक्स, दुकान का विवरण और नकद भी।',
  manager: 'प्रोडक्ट, ऑर्डर, रिफ़ंड, वापसी, बैनर, संदेश और आँकड़े।',
  printer: 'ऑर्डर और प्रिंट की कतार देखना, छापना और आगे बढ़ाना। न पैसे, न प्रोडक्ट।',
} as const satisfies Translation<typeof englishHints>
