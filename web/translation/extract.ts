import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keyOfFile, root, textsFiles } from './catalogue.ts'
import { NoMessage, messageOf } from './message-of-code.ts'
import { printMessage } from './message.ts'
import { type Leaf, type TextsModule, functionOf, readTexts } from './texts-module.ts'
import type { Words } from './translate-module.ts'

/** What is offered while typing becomes part of a product, which is kept in one language. A kind is no word. */
const isNotSaid = (path: readonly string[]) => path.includes('usual') || path.at(-1) === 'traitKind'
/** An address, or nothing. */
const isNoWord = (message: string) => message === '' || message.startsWith('/')

/** A sentence in English, with what a translator should know of it. */
type Sentence = { path: readonly string[]; message: string; comments: readonly string[] }

/** What a texts file says, and the records of it that only catalogues fill. */
type Extracted = {
  file: string
  key: string
  sentences: Sentence[]
  filled: Leaf[]
  /** What no catalogue can say otherwise: functions that hold a sentence and are no message. */
  hidden: string[]
}

/** All words of the site in English, file by file. */
export function extractAll(): Promise<Extracted[]> {
  const files = textsFiles.flatMap((files) => globSync(files, { cwd: root })).sort()
  return Promise.all(files.map((file) => extract(join(root, file))))
}

async function extract(file: string): Promise<Extracted> {
  const texts = readTexts(readFileSync(file, 'utf8'), file)
  const sentences = texts.leaves.flatMap((leaf) => sentenceOf(leaf, texts))
  const filled: Leaf[] = []
  for (const record of texts.records) {
    if (record.node.type !== 'ExportNamedDeclaration') filled.push(record)
    else sentences.push(...(await sentencesElsewhere(record, file)))
  }
  const hidden = texts.leaves
    .filter((leaf) => isHidden(leaf, texts))
    .map(({ path }) => path.join('.'))
  return { file, key: keyOfFile(file), sentences, filled, hidden }
}

function sentenceOf(leaf: Leaf, { names, isExported }: TextsModule): Sentence[] {
  const { path, comments } = leaf
  if (isNotSaid(path)) return []
  const [name = ''] = path
  // What such a helper says is part of the sentences that call it.
  if (path.length === 1 && functionOf(leaf.node, names) && !isExported(name)) return []
  try {
    const message = messageOf(leaf, names)
    const printed = message ? printMessage(message) : ''
    return isNoWord(printed) ? [] : [{ path, message: printed, comments }]
  } catch (error) {
    if (error instanceof NoMessage) return []
    throw error
  }
}

function isHidden(leaf: Leaf, { names, code }: TextsModule): boolean {
  try {
    messageOf(leaf, names)
    return false
  } catch (error) {
    if (!(error instanceof NoMessage)) throw error
    return /(['"`])[^'"`\n]*\p{L} \p{L}[^'"`\n]*\1/u.test(
      code.slice(leaf.node.start, leaf.node.end),
    )
  }
}

/** The words of a record that the file only hands on. */
async function sentencesElsewhere({ path, comments }: Leaf, file: string): Promise<Sentence[]> {
  const [name = ''] = path
  const module = (await import(file)) as Record<string, Record<string, string>>
  return Object.entries(module[name] ?? {}).map(([key, words]) => ({
    path: [...path, key],
    message: printMessage([words]),
    comments,
  }))
}

type Tree = { [key: string]: string | Tree }

/**
 * The catalogue in English, which translators and their tools read: a comment on `key` is kept before it
 * under `@key`.
 */
export function englishCatalogue(extracted: readonly Extracted[]): Words {
  return Object.fromEntries(
    extracted
      .filter(({ sentences, filled }) => sentences.length + filled.length > 0)
      .map(({ key, sentences, filled }) => {
        const file: Tree = {}
        for (const { path, comments } of filled) {
          put(file, commentPath(path), comments.join(' '))
          put(file, path, {})
        }
        for (const { path, message, comments } of sentences) {
          if (comments.length > 0) put(file, commentPath(path), comments.join(' '))
          put(file, path, message)
        }
        return [key, file]
      }),
  )
}

const commentPath = (path: readonly string[]) => [...path.slice(0, -1), `@${path.at(-1)}`]

function put(tree: Tree, [key = '', ...inner]: readonly string[], value: string | Tree): void {
  if (inner.length === 0) tree[key] = value
  else {
    const next = (tree[key] ??= {})
    if (typeof next === 'object') put(next, inner, value)
  }
}
