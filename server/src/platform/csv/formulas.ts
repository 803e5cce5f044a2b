/**
 * Where a spreadsheet may see a cell begin: at the beginning of ours, and within it after what some
 * countries' settings or an import take for a separator, since quotes count only where a cell begins
 * for them.
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
