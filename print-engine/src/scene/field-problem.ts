import { cleanText } from '#text/clean-text.ts'
import { graphemes } from '#text/graphemes.ts'
import type { TemplateField } from './template-fields.ts'

/** A sentence of `messages.texts.ts` by its code, with what stands in its gap. */
export type FieldProblem =
  | { code: 'fieldUnknown' | 'colorNotValid' | 'choiceUnknown' | 'notYourPhoto' }
  | { code: 'tooLong'; params: [most: number] }

/** As many letters as a text item holds. */
const mostLetters = 200

/**
 * What is wrong with what was filled into a field. An empty field is nothing wrong here: whether one
 * that is required may stay empty is asked before printing (docs/studio.md 6.7).
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
