import { type ESTree, parseSync } from 'vite'

export type Node = ESTree.Node
export type Param = { name: string; node: Node }

/** A sentence of a texts module, or what stands in its place: a function, or a name from elsewhere. */
export type Leaf = {
  path: readonly string[]
  node: Node
  /** What a translator should know: the comments above its key and above what holds it. */
  comments: string[]
}

export type TextsModule = {
  code: string
  /** The top-level names, with what they are made of. */
  names: ReadonlyMap<string, Node>
  isExported: (name: string) => boolean
  leaves: readonly Leaf[]
  /** Records whose English is elsewhere, or that have none: the catalogue fills them. */
  records: readonly Leaf[]
}

/** Takes off what only the compiler reads, and brackets. */
export function bare(node: Node): Node {
  return node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSNonNullExpression' ||
    node.type === 'ParenthesizedExpression'
    ? bare(node.expression)
    : node
}

/** @throws Error when the file cannot be read as TypeScript */
export function readTexts(code: string, file: string): TextsModule {
  const { program, comments, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const names = new Map<string, Node>()
  const exported = new Set<string>()
  const leaves: Leaf[] = []
  const records: Leaf[] = []

  /** The comment that ends right above this place. */
  function commentAbove(at: number): string[] {
    const above = comments.findLast(({ end }) => end <= at)
    if (!above || code.slice(above.end, at).trim() !== '') return []
    const words = above.value.replaceAll(/^\s*\*+ ?/gm, '').replaceAll(/\s+/g, ' ')
    return words.trim().startsWith('chunk:') ? [] : [words.trim()]
  }

  function walk(given: Node, path: readonly string[], above: string[]): void {
    const node = bare(given)
    if (node.type === 'ObjectExpression') {
      if (node.properties.length === 0) records.push({ path, node, comments: above })
      for (const property of node.properties) {
        if (property.type !== 'Property' || property.computed) continue
        const own = commentAbove(property.start)
        walk(property.value, [...path, keyOf(property.key)], own)
      }
    } else if (node.type === 'ArrayExpression') {
      node.elements.forEach((element, index) => {
        if (element) walk(element, [...path, String(index)], [])
      })
    } else {
      leaves.push({ path, node, comments: above })
    }
  }

  for (const statement of program.body) {
    if (statement.type === 'ExportNamedDeclaration' && statement.source)
      for (const { exported } of statement.specifiers)
        records.push({
          path: [keyOf(exported)],
          node: statement,
          comments: commentAbove(statement.start),
        })
    const isExport = statement.type === 'ExportNamedDeclaration'
    const declaration = isExport ? statement.declaration : statement
    if (declaration?.type === 'FunctionDeclaration' && declaration.id) {
      names.set(declaration.id.name, declaration)
      if (isExport) exported.add(declaration.id.name)
      walk(declaration, [declaration.id.name], commentAbove(statement.start))
    }
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || !init) continue
      names.set(id.name, bare(init))
      if (isExport) exported.add(id.name)
      walk(init, [id.name], commentAbove(statement.start))
    }
  }
  return { code, names, isExported: (name) => exported.has(name), leaves, records }
}

function keyOf(key: Node): string {
  if (key.type === 'Identifier') return key.name
  if (key.type === 'Literal') return String(key.value)
  throw new Error(`A key of a texts module is a ${key.type}`)
}

/** The function that a leaf is: itself, or what a function of the module makes, as `things(…)` does. */
export function functionOf(given: Node, names: TextsModule['names'], depth = 0): Node | undefined {
  const node = bare(given)
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionDeclaration') return node
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || depth > 4)
    return undefined
  const maker = names.get(node.callee.name)
  if (maker?.type !== 'ArrowFunctionExpression' || !maker.expression) return undefined
  return functionOf(maker.body, names, depth + 1)
}

/** The names of its parameters, in their order; a parameter that is taken apart brings several. */
export function paramsOf(node: Node): string[][] {
  if (node.type !== 'ArrowFunctionExpression' && node.type !== 'FunctionDeclaration') return []
  return node.params.map((param) => {
    const one = param.type === 'AssignmentPattern' ? param.left : param
    if (one.type === 'Identifier') return [one.name]
    if (one.type !== 'ObjectPattern') return []
    return one.properties.flatMap((property) =>
      property.type === 'Property' && property.value.type === 'Identifier'
        ? [property.value.name]
        : [],
    )
  })
}

/** What a gap is called that shows a parameter; English does not use those that begin with a line. */
export const gapOf = (param: string): string => param.replace(/^_/, '')

/** What a function says, when it says it in one expression. */
export function bodyOf(node: Node): Node | undefined {
  if (node.type === 'ArrowFunctionExpression' && node.expression) return node.body
  if (node.type !== 'ArrowFunctionExpression' && node.type !== 'FunctionDeclaration')
    return undefined
  const statements = node.body?.type === 'BlockStatement' ? node.body.body : []
  const [only] = statements
  return only?.type === 'ReturnStatement' && statements.length === 1
    ? (only.argument ?? undefined)
    : undefined
}
