import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const rooms =
  'contract,embedded-db,print-engine,server,simulator,web,e2e,engines,bench,torture,fuzz,drawings,deploy,check'
/** The folders that paths in documents are relative to. */
const places = [
  '.',
  'server/src',
  'web/app',
  'contract/src',
  'embedded-db/src',
  'print-engine/src',
  'print-engine',
  'simulator/src',
]

const docs = globSync(['*.md', 'docs/**/*.md'], { cwd: root })
/** File names of CMS pages, which are Markdown too. */
const markdown = new Set(globSync('web/app/**/*.md', { cwd: root }).map((path) => basename(path)))
const sources = globSync(
  [`{${rooms}}/**/*.{ts,tsx,js,mjs,sql,css,conf}`, '*.{ts,mjs,yaml}', 'Dockerfile'],
  { cwd: root, exclude: (path) => /(?:^|\/)(?:node_modules|build|data)$/.test(path) },
).filter((path) => !path.endsWith('citations.test.ts'))

const read = (path: string) => readFileSync(join(root, path), 'utf8')
/** Without the line breaks of comments, and without web addresses. */
const proseOf = (path: string) =>
  read(path)
    .replaceAll(/\n\s*(?:(?:\*|\/\/|#|--) )?/g, ' ')
    .replaceAll(/https?:\/\/[^\s)]+/g, '')
const prose = new Map([...sources, ...docs].map((path) => [path, proseOf(path)]))

function dangling(citation: RegExp, isThere: (path: string, found: string[]) => boolean): string[] {
  return [...prose].flatMap(([path, text]) =>
    [...text.matchAll(citation)]
      .filter((found) => !isThere(path, found))
      .map(([cited]) => `${path}: ${cited}`),
  )
}

/** The headings of a document as anchors. */
function anchors(path: string): string[] {
  return [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** The numbered sections and rules of a document. */
function numbers(path: string): string[] {
  const found = read(path).matchAll(/^(?:##+ |- \*\*)(\d+(?:\.\d+)?)(?= |\*\*)/gm)
  return [...found].map(([, number = '']) => number)
}

test('a cited document exists, with the cited headings and rules', () => {
  const list = String.raw`\d+(?:\.\d+)?(?:(?:, | to | and )(?:sections? )?\d+(?:\.\d+)?)*`
  const citation = new RegExp(
    String.raw`(?<![\w.*<>/-])((?:[\w-]+\/)*[\w-]+(?:\.hi)?\.md)(?:#([\w-]+)|\)? (?:sections? )?(${list}))?`,
    'g',
  )
  expect(
    dangling(citation, (path, [, file = '', anchor, rules = '']) => {
      const near = [join(dirname(path), file), file, join('docs', file)]
      const found = near.find((one) => existsSync(join(root, one)))
      if (found === undefined) return markdown.has(basename(file))
      const known = numbers(found)
      const named = known.length > 0 ? (rules.match(/\d+(?:\.\d+)?/g) ?? []) : []
      return (
        (anchor === undefined || anchors(found).includes(anchor)) &&
        named.every((number) => known.includes(number))
      )
    }),
  ).toEqual([])
})

test('a rule has a unique number, and cites only rules that exist', () => {
  const known = numbers('docs/product.md')
  expect(known).toHaveLength(new Set(known).size)
  const ofItsOwn = proseOf('docs/product.md').replaceAll(/\w+\.md\)[\s\d.]*/g, '')
  const named = ofItsOwn.match(/(?<![\d.,])[1-9]\d?\.\d{1,2}(?!\.?\d)/g) ?? []
  expect(named.filter((number) => !known.includes(number))).toEqual([])
})

test('a decision has a number of its own', () => {
  const used = docs.flatMap((path) => /decisions\/(\d{3})-/.exec(path)?.[1] ?? [])
  expect(used.filter((number, at) => used.indexOf(number) !== at)).toEqual([])
})

test('a cited decision exists', () => {
  const known = docs.flatMap((path) => /decisions\/(\d{3})-/.exec(path)?.[1] ?? [])
  expect(
    dangling(/decisions\/(\d{3})|\bdecision (\d+)\b/g, (_, [, name, number]) =>
      known.includes(name ?? number?.padStart(3, '0') ?? ''),
    ),
  ).toEqual([])
})

test('a linked file exists', () => {
  const link = /\]\((?![#/])([^)#\s]+)/g
  expect(
    dangling(
      link,
      (path, [, to = '']) => !docs.includes(path) || existsSync(join(root, dirname(path), to)),
    ),
  ).toEqual([])
})

test('a file or folder in a document exists', () => {
  const names = new Set(sources.map((path) => basename(path)))
  const named =
    /`((?:[\w.@-]+\/)+[\w.*-]+\.\w+|(?:[\w.@-]+\/){2,}|[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|sql|css|conf))`/g
  const isThere = (path: string) =>
    path.includes('/')
      ? sources.some((source) => source.endsWith(`/${path}`)) ||
        places.some((place) => globSync(join(place, path), { cwd: root }).length > 0)
      : names.has(path) || path.startsWith('x.')
  expect(dangling(named, (path, [, name = '']) => !docs.includes(path) || isThere(name))).toEqual(
    [],
  )
})

test('a comment cites rules with their document, and nothing outside the repository', () => {
  expect(dangling(/\bspec(?:ification)?\b/gi, () => false)).toEqual([])
  expect(dangling(/(?<!\.md )\bsections? \d/gi, (path) => docs.includes(path))).toEqual([])
})
