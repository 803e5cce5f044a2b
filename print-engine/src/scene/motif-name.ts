/** What a motif is called in one language, as a sentence has it: `one` and `many` of it. */
export type MotifName = { one: string; many: string }

/** The name that a text gives: after a bar several, where `plural` does not say it. */
export function motifName(text: string, plural: (one: string) => string): MotifName {
  const [one = '', many = plural(one)] = text.split('|')
  return { one, many }
}

/** Several of an English noun that follows the rules. */
export function englishPlural(one: string): string {
  if (/(s|x|ch|sh)$/.test(one)) return `${one}es`
  return /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`
}
