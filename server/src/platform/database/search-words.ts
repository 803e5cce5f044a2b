/** Typed text in the spelling of searched words: `folded_words` folds them in the same way. */
export function folded(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\0', '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .toLowerCase()
}

/** Separators between words, in addition to spaces; `folded_words` splits in the same way. */
export const separators = /[\s.,;:/()&"'’+_-]+/

/** A word in the syntax of a full-text query. */
export function lexeme(word: string): string {
  return `'${word.slice(0, 200).replace(/['\\]/g, '$&$&')}'`
}
