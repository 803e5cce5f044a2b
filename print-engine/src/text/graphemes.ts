// chunk: graphemes
/** Each of these is a letter by itself. */
const printableAscii = /^[ -~]*$/

/** Loading its data takes a phone 0.1 s, so it waits for a letter that needs it. */
let segmenter: Intl.Segmenter | undefined

/** A sign that joins its letter to the next, with what may follow it before that. */
const joining = /([\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0C4D\u0CCD\u0D4D])[\u200D\p{Mn}]*$/u
/** In Tamil that sign ends a letter; only க்ஷ and ஸ்ரீ are read as one. */
const joinedTamil = /^(?:\u0B95\u0BCD\u0BB7|\u0BB8\u0BCD\u0BB0\u0BC0)/u

/**
 * A text in the letters that a person counts: क्षि is one, and so are ಸ್ತ್ರೀ and a flag. Engines know
 * of the joined letters of some scripts only, and older ones of none; here they are counted alike.
 */
export function graphemes(text: string): string[] {
  if (printableAscii.test(text)) return Array.from(text)
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' })
  const letters: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const last = letters.at(-1)
    if (last !== undefined && isJoined(last, segment)) letters[letters.length - 1] = last + segment
    else letters.push(segment)
  }
  return letters
}

function isJoined(before: string, next: string): boolean {
  if (before.length === 2 && before.endsWith('\u0BCD')) return joinedTamil.test(before + next)
  const sign = joining.exec(before)?.[1]
  return sign !== undefined && /^\p{L}/u.test(next) && blockOf(sign) === blockOf(next)
}

/** Of these scripts each has a block of 128 characters. */
const blockOf = (text: string): number => text.charCodeAt(0) >> 7
