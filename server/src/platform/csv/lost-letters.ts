/** Letters that a spreadsheet's plain CSV (Windows-1252) cannot encode: it writes `?` instead. */
const foreign =
  /[^\p{ASCII}\u00A0-\u00FF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020-\u2022\u2026\u2030\u2039\u203A\u20AC\u2122]+/gu

/** A word that consists of question marks. */
const lostWord = /(?<![^\s("'\u2013-])\?{2,}(?![^\s)"'.,:\u2013-])/g
/** A question mark within a word, where no question ends. */
const lostWithin = /\p{L}\p{M}*\?[\p{L}\p{M}]/u
/** A question mark before a figure: a lost rupee sign. */
const lostRupee = /(?<!\S)\?\s?\d/

/**
 * True when `after` is `before` with some non-Windows-1252 letters replaced by question marks. A
 * spreadsheet loses all of them; a program that knows part of a script loses only some.
 */
function lostInPlace(before: string, after: string): boolean {
  if (before.length !== after.length || before === after) return false
  const lost = Array.from({ length: before.length }, (_, at) => at).filter(
    (at) => before[at] !== after[at],
  )
  return lost.every((at) => after[at] === '?' && before.charCodeAt(at) > 0x7f)
}

/**
 * True when letters of `before` became question marks in `after`: a run of such letters became as
 * many question marks between the same neighbours.
 */
export function lostSince(before: string, after: string): boolean {
  if (!after.includes('?')) return false
  if (lostInPlace(before, after)) return true
  for (const { 0: letters, index } of before.matchAll(foreign)) {
    const left = before.slice(0, index).at(-1) ?? ''
    const right = before.at(index + letters.length) ?? ''
    const lost = left + '?'.repeat(letters.length) + right
    const found = places(after, lost).some(
      (at) => (left !== '' || at === 0) && (right !== '' || at + lost.length === after.length),
    )
    if (found && !places(before, lost).length) return true
  }
  return false
}

function places(text: string, part: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at)
  return found
}

/** True when a text whose original is unknown looks as if it had lost letters. */
export function looksLost(text: string, isHindi: boolean): boolean {
  const words = text.match(lostWord)?.length ?? 0
  return lostRupee.test(text) || lostWithin.test(text) || words >= (isHindi ? 1 : 2)
}
