import type { Href } from '#shared/site-map.ts'

/** A link within a sentence. */
export type TextLink = { to: Href; label: string }
export type Prose = string | readonly (string | TextLink)[]

export type Block =
  | Prose
  | { kind: 'list'; items: readonly Prose[] }
  /** Numbered steps. */
  | { kind: 'steps'; items: readonly { title: string; text: Prose }[] }
  /** Key facts, to read at a glance. */
  | { kind: 'facts'; items: readonly { figure: string; label: string }[] }
  /** The seller from the configuration. */
  | { kind: 'seller' }

export type Section = {
  id: string
  heading: string
  blocks: readonly Block[]
  /** Shown only in a shop that counts visits. */
  onlyIf?: 'counted'
}

/** A static page with all of its text. */
export type PageContent = {
  title: string
  heading: string
  /** For search engines: at most 150 characters (docs/product.md 2.5). */
  description: string
  intro: Prose
  sections: readonly Section[]
}
