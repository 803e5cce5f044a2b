import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/**
 * A form's rules that are fetched when they are first needed: the validator is 25 kB, and most
 * visitors of a form's page never press its button. Should it not come (the line is cut) nothing is
 * refused here; the server knows the same rules.
 */
export function laterRules<Input extends FieldValues, Output extends FieldValues>(
  load: () => Promise<z.ZodType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const found = await Promise.all([import('@hookform/resolvers/zod'), load()]).catch(() => null)
    if (!found) return { values: values as unknown as Output, errors: {} }
    const [{ zodResolver }, rules] = found
    return zodResolver<Input, unknown, Output>(rules)(values, context, options)
  }
}
