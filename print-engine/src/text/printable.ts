import { letterRuleTexts } from './letter-rules.texts.ts'
import { undrawableLetters } from './undrawable-letters.ts'

/** What a broken rule about letters says beside its sentence: the letters. */
export type UnprintableLetters = { letters: string }

/** So many are named; whoever writes in another script knows by then. */
const mostNamed = 10

/** Refuses letters that no font of PDFs has, and names them. */
export function printable(payload: { value: string; issues: object[] }): void {
  const found = undrawableLetters(payload.value)
  if (found.length === 0) return
  const params: UnprintableLetters = { letters: found.slice(0, mostNamed).join(' ') }
  const message = letterRuleTexts.letterNotPrintable(params.letters)
  payload.issues.push({ code: 'custom', input: payload.value, message, params })
}
