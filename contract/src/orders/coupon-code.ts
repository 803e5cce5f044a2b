// chunk: typed
import { withoutMarks } from '#shared/identifiers.ts'

/** A code as it is kept and compared: capitals, without spaces and invisible marks. */
export const plainCode = (typed: string): string =>
  withoutMarks(typed.normalize('NFKC')).replaceAll(/\s/gu, '').toUpperCase()
