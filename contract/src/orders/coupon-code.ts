// chunk: typed
import { withoutMarks } from '#shared/identifiers.ts'

/**
 * Normalises a code for storage and comparison: capitals, without spaces and invisible characters.
 */
export const plainCode = (typed: string): string =>
  withoutMarks(typed.normalize('NFKC')).replaceAll(/\s/gu, '').toUpperCase()
