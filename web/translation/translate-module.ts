import { codeOfMessage } from './code-of-message.ts'
import {
  type Leaf,
  type Node,
  type TextsModule,
  functionOf,
  gapOf,
  paramsOf,
  readTexts,
} from './texts-module.ts'

/** What a catalogue holds of a file: messages by key, as deep as the file's own objects. */
export type Words = { readonly [key: string]: string | Words }

/**
 * A texts module in another language: each sentence that the catalogue has in its place, all others
 * as they are.
 *
 * @throws Error that names the key of a message that is broken
 */
export function translateModule(
  code: string,
  file: string,
  words: Words,
  language: string,
): string {
  const texts = readTexts(code, file)
  const changes = [
    ...texts.records.flatMap(({ node, path }) => {
      const filled = at(words, path)
      if (typeof filled !== 'object') return []
      const entries = entriesCode(filled, language)
      if (node.type !== 'ExportNamedDeclaration')
        return [{ ...spanOf(node), code: `{ ${entries} }` }]
      // What the catalogue does not have stays as it is elsewhere.
      const name = path.join()
      const theirs = code
        .slice(node.start, node.end)
        .replace('export', 'import')
        .replace(/\b(\w+)( as \w+)? \}/, '$1 as theirs }')
      return [
        { ...spanOf(node), code: `${theirs}\nexport const ${name} = { ...theirs, ${entries} }` },
      ]
    }),
    ...texts.leaves.flatMap((leaf) => {
      const message = at(words, leaf.path)
      return typeof message === 'string' ? [changeOf(leaf, message, texts, language)] : []
    }),
  ]
  const translated = changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((done, { start, end, code }) => done.slice(0, start) + code + done.slice(end), code)
  const lacksGrouping = /\bgrouped\(/.test(translated) && !code.includes(groupedImport)
  return lacksGrouping ? `${groupedImport}\n${translated}` : translated
}

/** For a number that only the translation groups. */
const groupedImport = "import { grouped } from '@tohfa/contract/shared/grouped'"

/** What the catalogue has under a key. */
const at = (words: Words, path: readonly string[]): string | Words | undefined =>
  path.reduce<string | Words | undefined>(
    (found, key) =>
      typeof found === 'object' && Object.hasOwn(found, key) ? found[key] : undefined,
    words,
  )

type Change = { start: number; end: number; code: string }
const spanOf = ({ start, end }: Node) => ({ start, end })

function entriesCode(words: Words, language: string): string {
  const entries = Object.entries(words).map(([key, value]) => {
    if (typeof value !== 'string') throw new Error(`${key}: a record has no records`)
    return `${JSON.stringify(key)}: ${codeOfMessage(value, new Map(), language)}`
  })
  return entries.join(', ')
}

function changeOf(leaf: Leaf, message: string, texts: TextsModule, language: string): Change {
  const { node, path } = leaf
  try {
    const say = codeOfMessage(message, gapsOfLeaf(leaf, texts), language)
    const made = functionOf(node, texts.names)
    if (!made) return { ...spanOf(node), code: say }
    if (node.type === 'FunctionDeclaration' && node.body)
      return { ...spanOf(node.body), code: `{ return ${say} }` }
    if (node.type === 'ArrowFunctionExpression') return { ...spanOf(node.body), code: say }
    return { ...spanOf(node), code: `(${paramsOf(made).flat().join(', ')}) => ${say}` }
  } catch (error) {
    throw new Error(`${path.join('.')}: ${(error as Error).message}`, { cause: error })
  }
}

/**
 * What a translation may name: the parameters, and whatever else the English sentence shows in a gap,
 * by the last of its names: `{mostMegapixels}` for `photoLimits.mostMegapixels`.
 */
function gapsOfLeaf({ node }: Leaf, { code, names }: TextsModule): Map<string, string> {
  const gaps = new Map<string, string>()
  const add = (name: string, one: Node) => {
    if (!gaps.has(name)) gaps.set(name, code.slice(one.start, one.end))
  }
  const made = functionOf(node, names)
  const params = made ? paramsOf(made).flat() : []
  for (const param of params) gaps.set(gapOf(param), param)
  if (made && made !== node) return gaps
  visit('body' in node ? node.body : node, (one) => {
    if (one.type === 'CallExpression' && one.callee.type === 'Identifier') add(one.callee.name, one)
    if (one.type === 'CallExpression' && one.callee.type === 'MemberExpression')
      add(nameOf(one.callee), one)
    if (one.type === 'MemberExpression') add(nameOf(one), one)
    // `title ?? ''` says nothing where there is nothing.
    if (one.type === 'LogicalExpression' && one.left.type === 'Identifier')
      gaps.set(one.left.name, `(${code.slice(one.start, one.end)})`)
    if (one.type === 'Identifier') add(one.name, one)
  })
  return gaps
}

const nameOf = (node: Node): string =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : ''

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) value.forEach((one) => visit(one, see))
  if (typeof value !== 'object' || value === null || !('type' in value)) return
  see(value as Node)
  Object.values(value).forEach((inner) => visit(inner, see))
}
