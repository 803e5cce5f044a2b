import { cleanText } from '#text/clean-text.ts'
import { graphemes } from '#text/graphemes.ts'
import type { TemplateField } from './template-fields.ts'

/** The code of a message in `messages.texts.ts` with its params. */
export type FieldProblem =
  | { code: 'fieldUnknown' | 'colorNotValid' | 'choiceUnknown' | 'notYourPhoto' }
  | { code: 'tooLong'; params: [most: number] }

/** As many letters as a text item holds. */
const mostLetters = 200

/**
 * The fault of a field's value. An empty field is valid here: preflight checks required fields
 * (docs/studio.md 6.7).
 */
export function fieldProblem(
  { kind, max = mostLetters, choices }: TemplateField,
  value: string | null,
  photo: (named: string) => unknown,
): FieldProblem | undefined {
  if (value === null) return undefined
  switch (kind) {
    case 'text':
      return isTooLong(cleanText(value), max) ? { code: 'tooLong', params: [max] } : undefined
    case 'color':
      return /^#[0-9a-f]{6}$/i.test(value) ? undefined : { code: 'colorNotValid' }
    case 'choice':
      return choices?.some(({ id }) => id === value) ? undefined : { code: 'choiceUnknown' }
    case 'photo':
      return photo(value) ? undefined : { code: 'notYourPhoto' }
  }
}

const isTooLong = (words: string, max: number) =>
  graphemes(words).length > max || words.length > mostLetters
