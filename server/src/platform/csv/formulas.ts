/**
 * Where a spreadsheet may see the start of a cell. It is the start of our cell, or follows a
 * character that some locales take for a separator. Quotes count only at the start of a cell.
 */
const begins = String.raw`(^|;|\t|\r\n|[\r\n])`
/**
 * The characters that begin a formula, also in full width, and those that a spreadsheet skips
 * before it.
 */
const formula = String.raw`(?=['" \u00A0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])`

const unguarded = new RegExp(`${begins}${formula}`, 'g')
const guarded = new RegExp(`${begins}'${formula}`, 'g')

/** Puts an apostrophe before anything in a cell that a spreadsheet would evaluate. */
export function guardFormulas(text: string): string {
  return text.replace(unguarded, "$1'")
}

/** Reverses `guardFormulas`. */
export function unguardFormulas(text: string): string {
  return text.replace(guarded, '$1')
}
