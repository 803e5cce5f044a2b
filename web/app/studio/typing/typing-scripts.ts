// chunk: designing
/** The scripts that words can be written in from Latin letters, by the name of their language. */
export const typingScripts = [
  { id: 'Deva', name: 'हिन्दी', language: 'hi' },
  { id: 'Beng', name: 'বাংলা', language: 'bn' },
  { id: 'Gujr', name: 'ગુજરાતી', language: 'gu' },
  { id: 'Guru', name: 'ਪੰਜਾਬੀ', language: 'pa' },
  { id: 'Knda', name: 'ಕನ್ನಡ', language: 'kn' },
  { id: 'Mlym', name: 'മലയാളം', language: 'ml' },
  { id: 'Orya', name: 'ଓଡ଼ିଆ', language: 'or' },
  { id: 'Taml', name: 'தமிழ்', language: 'ta' },
  { id: 'Telu', name: 'తెలుగు', language: 'te' },
] as const
export type TypingScript = (typeof typingScripts)[number]['id']

export const isTypingScript = (id: string | null): id is TypingScript =>
  typingScripts.some((script) => script.id === id)
