import type { Href } from '#shared/site-map.ts'

/** A way on, within a sentence. */
export type TextLink = { to: Href; label: string }
export type Prose = string | readonly (string | TextLink)[]

export type Block =
  | Prose
  | { kind: 'list'; items: readonly Prose[] }
  /** What one does, in its order. */
  | { kind: 'steps'; items: readonly { title: string; text: Prose }[] }
  /** What most people come for, to be read at a glance. */
  | { kind: 'facts'; items: readonly { figure: string; label: string }[] }
  /** Who the seller is, as configured. */
  | { kind: 'seller' }

export type Section = {
  id: string
  heading: string
  blocks: readonly Block[]
  /** Shown only in a shop that counts visits. */
  onlyIf?: 'counted'
}

/** A static page: all of its words. */
export type PageContent = {
  title: string
  heading: string
  /** For search engines: at most 150 characters (docs/product.md 2.5). */
  description: string
  intro: Prose
  sections: readonly Section[]
}
