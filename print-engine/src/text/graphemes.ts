// chunk: graphemes
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** A text in the letters that a person counts: क्षि is one, and so is a flag. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
