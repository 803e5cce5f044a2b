// chunk: cards
/**
 * Words that somebody typed, for a sentence or a line: those that are read from right to left are set
 * off, so that what is around them stays in order. For pages where a `<bdi>` can be, that is better.
 */
export const isolated = (words: string): string =>
  /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(words) ? `\u2068${words}\u2069` : words
