/**
 * The places where a spreadsheet may see a cell begin. One is the beginning of our cell. Others
 * follow characters that some locales or imports take for a separator, since quotes count only at
 * the beginning of a cell.
 */
const begins = String.raw`(^|;|\t|\r\n|[\r\n])`
/** With what a formula begins, also in full width, and what a spreadsheet passes over before it. */
const formula = String.raw`(?=['" \u00A0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])`

const unguarded = new RegExp(`${begins}${formula}`, 'g')
const guarded = new RegExp(`${begins}'${formula}`, 'g')

/** A cell's text with an apostrophe before whatever a spreadsheet would run. */
export function guardFormulas(text: string): string {
  return text.replace(unguarded, "$1'")
}

/** The text as it was before `guardFormulas`. */
export function unguardFormulas(text: string): string {
  return text.replace(guarded, '$1')
}
