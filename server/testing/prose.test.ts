import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const mostWords = 35
const mostLettersOfSubject = 72

const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root })
const sources = globSync(
  [
    '{contract,print-engine,embedded-db,simulator,server,web,e2e,engines,bench,torture,fuzz,drawings,check}/**/*.{ts,tsx,mjs,css}',
    '*.{ts,mjs}',
  ],
  { cwd: root, exclude: (path) => /(?:^|\/)(?:node_modules|build|\.react-router)$/.test(path) },
)

/** Paragraphs, items and cells of a document, without code blocks, headings and pictures. */
function paragraphsOf(markdown: string): string[] {
  return markdown
    .replaceAll(/^---\n[\s\S]*?\n---\n/g, '')
    .replaceAll(/```[\s\S]*?```/g, '\n\n')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )|\n(?=\|)/)
    .flatMap((part) => (part.trim().startsWith('|') ? part.split('|') : [part]))
    .filter((part) => !/^(?:#|!\[)/.test(part.trim()))
}

/** The comments of a source, one string per paragraph. Consecutive line comments are one. */
function commentsOf(source: string): string[] {
  const blocks = [...source.matchAll(/^[ \t]*\/\*\*?([\s\S]*?)\*\//gm)].flatMap(([, text = '']) =>
    text.replaceAll(/^\s*\* ?/gm, '').split(/\n\s*\n|\n(?=\s*(?:-|@\w+|\d+\.) )/),
  )
  const lines = source.matchAll(/(?:^[ \t]*\/\/ .*\n?)+/gm)
  return [...blocks, ...[...lines].map(([text]) => text.replaceAll(/^\s*\/\/ ?/gm, ''))]
}

/** Splits a paragraph into sentences; code in backticks counts as one word, an address as none. */
function sentencesOf(paragraph: string): string[] {
  return paragraph
    .replaceAll(/`[^`]*`/g, 'X')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.?!:;]["')\]*]*)\s+(?=["'(*[]*[\p{Lu}\d])|(?<=।)\s+/u)
}

const wordsIn = (sentence: string) =>
  sentence.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,/-]*/gu)?.length ?? 0

const prose = [
  ...documents.map((path) => [path, paragraphsOf] as const),
  ...sources.map((path) => [path, commentsOf] as const),
].map(([path, read]) => ({ path, paragraphs: read(readFileSync(join(root, path), 'utf8')) }))

test(`a sentence of a document or a comment has at most ${mostWords} words`, () => {
  expect(prose.length).toBeGreaterThan(1_000)
  const long = prose.flatMap(({ path, paragraphs }) =>
    paragraphs
      .flatMap(sentencesOf)
      .filter((sentence) => wordsIn(sentence) > mostWords)
      .map((sentence) => `${path}: ${wordsIn(sentence)} words: ${sentence.trim()}`),
  )
  expect(long).toEqual([])
})

/** Phrases that a reader must read twice; a standard noun replaces each. */
const oddPhrases =
  /\b(?:for|to|by) who\b|\bwhat of it\b|^[("'*]*Of which\b|\bgoes by\b|\bto be had\b|\bin the midst\b|\bwhereof\b|\bnobody[’']s business\b/i

test('no sentence of a document or a comment has a phrase that must be read twice', () => {
  const odd = prose.flatMap(({ path, paragraphs }) =>
    paragraphs
      .flatMap(sentencesOf)
      .filter((sentence) => oddPhrases.test(sentence))
      .map((sentence) => `${path}: ${sentence.trim()}`),
  )
  expect(odd).toEqual([])
})

test.each([
  ['two short sentences', 'One. Two.', [1, 1]],
  ['code as one word', 'Run `npm ci && npm start` now.', [3]],
  ['a list after a colon as one sentence', 'It has: a name, a size.', [6]],
])('%s', (_what, paragraph, words) => {
  expect(sentencesOf(paragraph).map(wordsIn)).toEqual(words)
})

const isCheckout = existsSync(join(root, '.git'))

test.skipIf(!isCheckout)(
  `the subject of a commit has at most ${mostLettersOfSubject} letters`,
  () => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    // Older subjects stay as they are.
    const since = git('log', '--diff-filter=A', '--format=%H', '--', 'server/testing/prose.test.ts')
    const subjects = git(
      'log',
      '--no-merges',
      '--format=%s',
      `${since.trim().split('\n').at(-1) || 'HEAD'}..HEAD`,
    )
    expect(subjects.split('\n').filter((subject) => subject.length > mostLettersOfSubject)).toEqual(
      [],
    )
  },
)
