import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (book: string) => readFileSync(root + book, 'utf8')

const rooms = [
  'bench',
  'contract/src',
  'deploy',
  'drawings/src',
  'e2e',
  'engines',
  'fuzz',
  'server/src',
  'torture',
  'web/app',
]
const names = new Set(
  ['.', ...rooms].flatMap((room) =>
    readdirSync(root + room, { recursive: room !== '.', encoding: 'utf8' }).map((path) =>
      basename(path),
    ),
  ),
)
/** A path is told from the root, or of the server from its sources; a file by its name alone in its room's row. */
const isThere = (path: string) =>
  path.includes('/')
    ? ['', 'server/src/'].some((from) => existsSync(root + from + path))
    : names.has(path)

test.each(['docs/architecture.md', 'docs/security.md'])(
  'the files that %s names are there',
  (book) => {
    const named = /`((?:[\w.-]+\/)+[\w.-]*|[\w.-]+\.(?:ts|tsx|mjs|json|md|yml|conf))`/g
    const paths = [...read(book).matchAll(named)].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(10)
    expect(paths.filter((path) => !isThere(path))).toEqual([])
  },
)

test('what the books link to is there', () => {
  const linked = /\]\((?!https?:|#)([^)#]+)/g
  const books = ['README.md', ...globSync('docs/**/*.md', { cwd: root })]
  const links = books.flatMap((book) =>
    [...read(book).matchAll(linked)].map(([, path = '']) => join(dirname(book), path)),
  )
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter((path) => !existsSync(root + path))).toEqual([])
})
