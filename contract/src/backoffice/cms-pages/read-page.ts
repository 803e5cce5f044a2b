import { lexer, type Token, type Tokens } from 'marked'
import { type Href, pageAddress } from '#shared/site-map.ts'
import { costlyWords } from './page-bounds.ts'
import { headOf } from './page-head.ts'
import type { Block, PageContent, Prose, Section, TextLink } from './page-content.ts'

/** A page's file: its front matter and its Markdown. */
export type PageSource = { title: string; description: string; body: string }

/** A fault that makes a static page unusable. */
export class PageFault extends Error {
  /** The faulty text; undefined where the page lacks a heading with a paragraph. */
  readonly words: string | null
  constructor(words: string | null) {
    super(`A page cannot take this: ${words ?? 'an empty file'}`)
    this.words = words
  }
}

/** Splits a page's file into its parts. */
export function splitPage(file: string): PageSource {
  const head = headOf(file)
  const [, body = ''] = /^---\n.*?\n---\n(.*)$/s.exec(file) ?? []
  return { title: fieldOf(head, 'title'), description: fieldOf(head, 'description'), body }
}

/** The Markdown of a page's file. */
export const readPage = (file: string): PageContent => readText(splitPage(file))

/**
 * Parses the Markdown of a static page, limited to the elements in `docs/pages.md`.
 * @throws PageFault with the text that is not supported
 */
export function readText({ title: inWindow, description, body }: PageSource): PageContent {
  const [title, intro, ...rest] = tokensOf(body).filter(({ type }) => type !== 'space')
  if (title?.type !== 'heading' || intro?.type !== 'paragraph') throw unknown(title)
  return {
    title: inWindow,
    description,
    heading: (title as Tokens.Heading).text,
    intro: proseOf(intro),
    sections: sectionsOf(rest),
  }
}

/** The parser is recursive; no real page nests so deep. */
function tokensOf(body: string): Token[] {
  const costly = costlyWords(body)
  if (costly !== undefined) throw new PageFault(costly.trim())
  try {
    return lexer(body)
  } catch (error) {
    if (error instanceof RangeError) throw new PageFault(body.trim())
    throw error
  }
}

function fieldOf(head: ReadonlyMap<string, string>, name: string): string {
  const value = head.get(name)
  if (!value) throw new Error(`A page begins with its ${name}.`)
  return value
}

/** `## Heading {#id}`, or with `if=counted` after the id. */
const sectionHeading = /^(?<heading>.+) \{#(?<id>[\w-]+)(?: if=(?<onlyIf>counted))?\}$/

function sectionsOf(tokens: readonly Token[]): Section[] {
  const sections: (Section & { blocks: Block[] })[] = []
  for (const token of tokens) {
    if (token.type !== 'heading') {
      const section = sections.at(-1)
      if (!section) throw unknown(token)
      section.blocks.push(blockOf(token))
      continue
    }
    const { heading, id, onlyIf } =
      sectionHeading.exec((token as Tokens.Heading).text)?.groups ?? {}
    if (!heading || !id) throw unknown(token)
    sections.push({ id, heading, ...(onlyIf && { onlyIf: 'counted' }), blocks: [] })
  }
  return sections
}

function blockOf(token: Token): Block {
  if (token.raw.trim() === ':seller') return { kind: 'seller' }
  switch (token.type) {
    case 'paragraph':
      return proseOf(token)
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return ordered
        ? { kind: 'steps', items: items.map(stepOf) }
        : { kind: 'list', items: items.map((item) => wordsOf(lineOf(item))) }
    }
    case 'table': {
      const facts = (token as Tokens.Table).rows.map(([figure, label]) => ({
        figure: figure?.text ?? '',
        label: label?.text ?? '',
      }))
      return { kind: 'facts', items: facts }
    }
    default:
      throw unknown(token)
  }
}

/** An item that begins with its title in bold. */
function stepOf(item: Tokens.ListItem) {
  const [title, ...text] = lineOf(item)
  if (title?.type !== 'strong') throw unknown(item)
  return { title: (title as Tokens.Strong).text, text: wordsOf(text) }
}

/** The content of an item, without nested lists or paragraphs. */
function lineOf(item: Tokens.ListItem): Token[] {
  const [line, ...more] = item.tokens
  if (more.length > 0) throw unknown(item)
  return inlineOf(line)
}

const proseOf = (token: Token): Prose => wordsOf(inlineOf(token))

function inlineOf(token: Token | undefined): Token[] {
  return (token && 'tokens' in token && token.tokens) || []
}

/** A link to a page of the shop; other links are refused. */
function linkOf(token: Token): TextLink {
  const to = String('href' in token && token.href)
  const here = 'http://page'
  const url = URL.canParse(to, here) ? new URL(to, here) : null
  // Two slashes, or a slash and a backslash, lead to another host.
  if (!to.startsWith('/') || url?.origin !== here || pageAddress(url) === null) throw unknown(token)
  return { to: to as Href, label: String('text' in token && token.text) }
}

function wordsOf(tokens: readonly Token[]): Prose {
  const parts = tokens.flatMap((token, index): (string | TextLink)[] => {
    if (token.type === 'link') return [linkOf(token)]
    if (token.type !== 'text') throw unknown(token)
    const words = token.raw.replaceAll('\n', ' ')
    return words === ' ' && index === 0 ? [] : [index === 0 ? words.trimStart() : words]
  })
  const [only] = parts
  return parts.length === 1 && typeof only === 'string' ? only : parts
}

function unknown(token: Token | undefined): PageFault {
  return new PageFault(token?.raw.trim() ?? null)
}
