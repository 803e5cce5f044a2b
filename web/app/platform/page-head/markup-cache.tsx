import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { MarkupOf, Part } from './kept-markup.tsx'
import { isUnfinished } from './unfinished-markup.ts'

/** Of a card some 2 kB each. */
const mostOfComponent = 1_000

/** Under a component and its props: these say all that it shows, so nothing here is ever out of date. */
const kept = new Map<Part['type'], LRUCache<string, string>>()

/** @throws Error for a part that waits for something */
export const keptMarkupOf: MarkupOf = (part) => {
  const ofComponent = kept.get(part.type) ?? new LRUCache<string, string>({ max: mostOfComponent })
  kept.set(part.type, ofComponent)
  const key = JSON.stringify(part.props)
  const known = ofComponent.get(key)
  if (known !== undefined) return known
  const markup = renderToString(<StaticRouter location="/">{part}</StaticRouter>)
  if (isUnfinished(markup)) throw new Error(`a part waits for something: ${markup}`)
  ofComponent.set(key, markup)
  return markup
}
