// chunk: designing
import { create } from 'zustand'
import { localeTexts } from '#platform/i18n/locale.texts.ts'
import { isTypingScript, type TypingScript } from './typing-scripts.ts'

const key = 'typing-script'
/** The stored choice of no suggestions. */
const none = 'none'

/** The script that words are suggested in, on this device until somebody signs out; null for none. */
export const useTypingScript = create<{ script: TypingScript | null }>(() => ({
  script: localeTexts.language === 'hi' ? 'Deva' : null,
}))

/** Reads what this device chose before. */
export function readTypingScript(): void {
  try {
    const kept = localStorage.getItem(key)
    if (isTypingScript(kept)) useTypingScript.setState({ script: kept })
    else if (kept === none) useTypingScript.setState({ script: null })
  } catch {
    // Without storage each page begins anew.
  }
}

export function chooseTypingScript(script: TypingScript | null): void {
  useTypingScript.setState({ script })
  try {
    localStorage.setItem(key, script ?? none)
  } catch {
    // It is chosen again on the next page.
  }
}
