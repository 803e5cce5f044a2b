import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Language } from '@tohfa/contract/i18n/languages'
import { headOf } from '@tohfa/contract/backoffice/cms-pages/page-head'

/** The folder of the static pages: `about.md` in English, `about.hi.md` in Hindi. */
const pagesFolder = join(import.meta.dirname, 'app', 'pages')

type ListedPage = { name: string; head: ReadonlyMap<string, string>; isEditable: boolean }

/** Every static page by the `order` in its front matter. */
export const listedPages = (): ListedPage[] =>
  readdirSync(pagesFolder)
    .filter((file) => /^[\w-]+\.md$/.test(file))
    .map((file) => basename(file, '.md'))
    .map((name) => ({ name, head: headIn(name, 'en') }))
    .map((page) => ({ ...page, isEditable: page.head.get('editable') === 'true' }))
    .sort((one, other) => orderOf(one) - orderOf(other) || (one.name < other.name ? -1 : 1))

const orderOf = ({ head }: Pick<ListedPage, 'head'>) => Number(head.get('order') ?? Infinity)

const headIn = (name: string, language: Language) =>
  headOf(readFileSync(pageFile(name, language), 'utf8'))

/** A page's Markdown in a language, else in English. */
export function pageFile(name: string, language: Language): string {
  const english = join(pagesFolder, `${name}.md`)
  const twin = join(pagesFolder, `${name}.${language}.md`)
  return existsSync(twin) ? twin : english
}

/** The name of a page in one place: the label for it, else its title. */
function labelOf({ name }: ListedPage, place: string, language: Language): string {
  const head = headIn(name, language)
  return head.get(`label-${place}`) ?? head.get('title') ?? name
}

/** The groups of the footer from the pages' front matter, each with its links in order. */
export function footerPages(language: Language): Record<string, { to: string; label: string }[]> {
  const named = listedPages().flatMap((page) =>
    (page.head.get('footer')?.split(',') ?? []).map((one) => {
      const [group = '', order] = one.trim().split(' ')
      const link = { to: `/${page.name}`, label: labelOf(page, group, language) }
      return { group, order: Number(order), link }
    }),
  )
  named.sort((one, other) => one.order - other.order)
  const groups = Map.groupBy(named, ({ group }) => group)
  return Object.fromEntries([...groups].map(([name, all]) => [name, all.map(({ link }) => link)]))
}

/** Staff's names for the pages that they may edit. */
export const editableNames = (language: Language): Record<string, string> =>
  Object.fromEntries(
    listedPages()
      .filter(({ isEditable }) => isEditable)
      .map((page) => [page.name, labelOf(page, 'staff', language)]),
  )

/** The list of pages in the contract, which gives links and routes their types. */
export const listFile = join(
  import.meta.dirname,
  '../contract/src/backoffice/cms-pages/static-pages.ts',
)

export function listText(): string {
  const all = listedPages()
  const list = (pages: readonly ListedPage[]) =>
    `[\n${pages.map(({ name }) => `  '${name}',\n`).join('')}] as const`
  return `// Written by \`npm run pages\` from the heads of web/app/pages/*.md.

/** The static pages. */
export const staticPages = ${list(all)}

/** Those of them whose words staff can change. */
export const editablePages = ${list(all.filter(({ isEditable }) => isEditable))}
export type EditablePage = (typeof editablePages)[number]
`
}
