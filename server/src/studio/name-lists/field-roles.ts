import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { plainWords } from './plain-words.ts'

const nameWords = /(?:^| )(?:full ?name|name|naam|नाम)$/u
const numberWords = /(?:^| )(?:number|num|no|nr|#|नंबर|नम्बर|अंक)$/u

/** Whether a label or the head of a column says that it holds names. */
export const saysName = (words: string): boolean => nameWords.test(plainWords(words))
/** The same for the numbers of players. */
export const saysNumber = (words: string): boolean => numberWords.test(plainWords(words))

const spoken = ({ id, label, labelHi = '' }: TemplateField) => [id, label, labelHi]

/** The field of the number on a back, if the template has one. */
export const numberFieldOf = (fields: readonly TemplateField[]): TemplateField | undefined =>
  textsOf(fields).find((field) => spoken(field).some(saysNumber))

/** The field of the name: the one that says so, or the first text that is no number. */
export function nameFieldOf(fields: readonly TemplateField[]): TemplateField | undefined {
  const number = numberFieldOf(fields)
  const texts = textsOf(fields).filter((field) => field !== number)
  return texts.find((field) => spoken(field).some(saysName)) ?? texts[0]
}

export const textsOf = (fields: readonly TemplateField[]): TemplateField[] =>
  fields.filter(({ kind }) => kind === 'text')
