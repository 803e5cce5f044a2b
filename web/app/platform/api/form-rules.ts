// chunk: forms
import type { ZodMiniType } from 'zod/mini'
import type { Rules } from '#ui/form/use-form.ts'

/** Validates a form with the contract's schema; returns the first message of each field. */
export function rulesOf<Values>(schema: ZodMiniType<Values>): Rules<Values> {
  return async (typed) => {
    const { data, error } = schema.safeParse(typed)
    if (!error) return { values: data }
    // Reversed, so that the first message of a field is written last and stays.
    const entries = error.issues.map(({ path, message }) => [String(path[0]), message]).reverse()
    return { errors: Object.fromEntries(entries) }
  }
}

/**
 * Validation rules that load on first use: the validator is 9 kB, and most visitors never press the
 * button. If loading fails, nothing is refused here; the server has the same rules.
 */
export function laterRules<Values>(load: () => Promise<ZodMiniType<Values>>): Rules<Values> {
  return async (typed) => {
    const schema = await load().catch(() => null)
    return schema ? rulesOf(schema)(typed) : { values: typed as Values }
  }
}
