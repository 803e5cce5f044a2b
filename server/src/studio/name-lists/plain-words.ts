/** A text as labels and choices are compared: without case, marks and double spaces. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}#]+/gu, ' ')
    .trim()
