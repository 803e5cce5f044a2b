import { isBlank } from '@tohfa/print-engine/text/blank'
import { emailPattern } from '@tohfa/contract/shared/patterns'
import { texts as sharedTexts } from '@tohfa/contract/i18n/texts'
import { formBuilderTexts as texts } from './form-builder.texts.ts'

type BuiltType = keyof typeof texts.types
export const builtTypes: readonly BuiltType[] = ['text', 'email', 'textarea', 'number']

/** A field of the form builder (docs/product.md 15.14); limits as typed, '' for none. */
export type BuiltField = {
  id: string
  name: string
  label: string
  type: BuiltType
  required: boolean
  minLength: string
  maxLength: string
  minValue: string
  maxValue: string
}

export function newField(): BuiltField {
  return {
    id: crypto.randomUUID(),
    name: '',
    label: '',
    type: 'text',
    required: false,
    minLength: '',
    maxLength: '',
    minValue: '',
    maxValue: '',
  }
}

/** The error of a value for a field, or undefined. */
export function wrongWith(field: BuiltField, value: string): string | undefined {
  if (isBlank(value)) return field.required ? sharedTexts.required : undefined
  if (field.type === 'email')
    return emailPattern.test(value.trim()) ? undefined : sharedTexts.emailInvalid
  if (field.type === 'number') {
    const number = Number(value)
    if (Number.isNaN(number)) return texts.notANumber
    if (isBelow(number, field.minValue)) return texts.atLeast(field.minValue)
    return isAbove(number, field.maxValue) ? texts.atMost(field.maxValue) : undefined
  }
  if (isBelow(value.length, field.minLength)) return texts.longer(field.minLength)
  return isAbove(value.length, field.maxLength) ? texts.shorter(field.maxLength) : undefined
}

const isBelow = (value: number, min: string) => min !== '' && value < Number(min)
const isAbove = (value: number, max: string) => max !== '' && value > Number(max)
