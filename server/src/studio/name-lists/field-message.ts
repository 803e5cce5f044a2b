import { fieldProblem } from '@tohfa/print-engine/scene/field-problem'
import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { isBlank } from '@tohfa/print-engine/text/blank'
import { message, type Message } from '#platform/http/messages.ts'
import { problemMessage } from '#studio/designs/fill-in.ts'

/** What is wrong with the value of a field; of a required one also that there is none. */
export function messageOf(field: TemplateField, value: string | null): Message | undefined {
  const isEmpty = value === null || isBlank(value)
  if (isEmpty) return field.required && field.kind === 'text' ? message('required') : undefined
  const problem = fieldProblem(field, value, () => undefined)
  return problem && problemMessage(problem)
}
