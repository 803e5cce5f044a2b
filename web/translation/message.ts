/** A message in parts, as ICU MessageFormat knows them. */
export type Part =
  | string
  | { arg: string; isNumber?: true }
  | { arg: string; choose: 'plural' | 'select'; cases: [when: string, then: Message][] }
export type Message = readonly Part[]

/** Writes a message as ICU MessageFormat. */
export function printMessage(message: Message, inPlural = false): string {
  return message
    .map((part) => {
      if (typeof part === 'string') return quoted(part, inPlural)
      if (!('choose' in part)) return part.isNumber ? `{${part.arg}, number}` : `{${part.arg}}`
      const isPlural = inPlural || part.choose === 'plural'
      const cases = part.cases.map(([when, then]) => `${when} {${printMessage(then, isPlural)}}`)
      return `{${part.arg}, ${part.choose}, ${cases.join(' ')}}`
    })
    .join('')
}

/** Signs of the format stand in apostrophes, and an apostrophe that would begin such a quote is doubled. */
const quoted = (words: string, inPlural: boolean) =>
  words.replaceAll(/'(?=['{}#]|$)/g, "''").replaceAll(inPlural ? /[{}#]+/g : /[{}]+/g, "'$&'")
