import type { PlainHtml } from './plain-html.ts'

const mostDescription = 500
const mostHighlights = 500
const separator = ' | '

/** A text as a description: whole sentences, up to its greatest length. */
export function descriptionOf({ text }: PlainHtml): string {
  if (text.length <= mostDescription) return text
  const cut = text.slice(0, mostDescription)
  const sentence = /^[\s\S]*[.!?।](?=\s)/.exec(cut)?.[0]
  return sentence && sentence.length >= 50
    ? sentence
    : `${cut.slice(0, cut.lastIndexOf(' ', 499))}…`
}

/** The points of a list, or else the first sentences, in the form of a file of products. */
export function highlightsOf({ text, points }: PlainHtml): string {
  const sentences = text.split(/(?<=[.!?।])\s+|\n/)
  const fits = (all: readonly string[]) => {
    let joined = ''
    for (const one of all.map((words) => words.replaceAll('|', '/').trim()).filter(Boolean)) {
      const more = joined ? joined + separator + one : one
      if (more.length > mostHighlights) break
      joined = more
    }
    return joined
  }
  const listed = fits(points)
  return listed.length >= 50 ? listed : fits(sentences)
}
