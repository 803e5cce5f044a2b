// chunk: forms
import type { ZodMiniType } from 'zod/mini'
import type { Rules } from '#ui/form/use-form.ts'

/** A form's rules by the contract's schema: the first sentence of each field. */
export function rulesOf<Values>(schema: ZodMiniType<Values>): Rules<Values> {
  return async (typed) => {
    const { data, error } = schema.safeParse(typed)
    if (!error) return { values: data }
    // The first sentence stands last, and so is the one that stays.
    const entries = error.issues.map(({ path, message }) => [String(path[0]), message]).reverse()
    return { errors: Object.fromEntries(entries) }
  }
}

/**
 * A form's rules that are fetched when they are first needed: the validator is 9 kB, and most
 * visitors of a form's page never press its button. Should it not come (the line is cut) nothing is
 * refused here; the server knows the same rules.
 */
export function laterRules<Values>(load: () => Promise<ZodMiniType<Values>>): Rules<Values> {
  return async (typed) => {
    const schema = await load().catch(() => null)
    return schema ? rulesOf(schema)(typed) : { values: typed as Values }
  }
}
