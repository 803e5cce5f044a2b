import { choiceWord } from '#platform/i18n/choice-words.ts'
import { measures, parts, traits, units } from './trait-words.texts.ts'

/** A measurement such as `Length 15 to 18 cm`, `3 × 3 cm each` or `₹239.60 / N`. */
const measure =
  /^(?:(?<part>[a-z]+) )?(?<figures>[₹\d.,]+(?: (?:×|to|\/) [\d.]+)*) (?<per>\/ )?(?<unit>[a-z]+)(?: (?<more>each|across))?$/i

function measureWords(typed: string): string | undefined {
  const { part = '', figures = '', per = '', unit = '', more } = measure.exec(typed)?.groups ?? {}
  const [thing, word] = [parts[part.toLowerCase()], units[unit]]
  if (!word || (part && !thing)) return undefined
  const size = `${figures.replace(' to ', ` ${measures.until} `)} ${per}${word}`
  if (more === 'each') return measures.each(size)
  return [thing, size, more && measures.across].filter(Boolean).join(' ')
}

const known = new Map(Object.entries(traits).map(([name, word]) => [name.toLowerCase(), word]))

const partWords = (part: string): string =>
  known.get(part.toLowerCase()) ?? measureWords(part) ?? choiceWord(part)

export const traitWords = (typed: string): string => typed.split(', ').map(partWords).join(', ')
