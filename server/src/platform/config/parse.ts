import type { z } from 'zod'
import { StartError } from '@tohfa/embedded-db/start-error'

export type Variables = Readonly<Record<string, string | undefined>>

/** The variables that have a value: an empty one counts as not set. */
export function presentOf(variables: Variables): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
}

/**
 * Parses variables; an empty one counts as not set.
 * @throws StartError whose message names the first invalid one
 */
export function parse<T extends z.ZodType>(expected: T, variables: Variables): z.output<T> {
  const parsed = expected.safeParse(presentOf(variables))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new StartError(`${String(issue?.path[0])} ${issue?.message}.`)
}
