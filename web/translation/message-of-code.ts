import type { Message, Part } from './message.ts'
import {
  type Leaf,
  type Node,
  type TextsModule,
  bare,
  bodyOf,
  functionOf,
  gapOf,
  paramsOf,
} from './texts-module.ts'

/** A word for what stands for a name: a parameter under its own, or what a helper was given. */
type Known = ReadonlyMap<string, Message | { param: string }>

/** Why a function's words are no message: it decides more than a message can. */
export class NoMessage extends Error {}

/**
 * The message that a leaf says, as ICU MessageFormat; undefined for what is no sentence: a name from
 * elsewhere, a function that makes functions or hands on what another one says.
 *
 * @throws NoMessage when it decides more than a message can
 */
export function messageOf(leaf: Leaf, names: TextsModule['names']): Message | undefined {
  const message = saidBy(leaf, names)
  const [only] = message ?? []
  return message?.length === 1 && typeof only === 'object' && !('choose' in only)
    ? undefined
    : message
}

function saidBy({ node }: Leaf, names: TextsModule['names']): Message | undefined {
  const isText = node.type === 'Literal' && typeof node.value === 'string'
  if (isText || node.type === 'TemplateLiteral') return merged(parts(node, new Map(), names))
  const made = functionOf(node, names)
  if (!made) return undefined
  if (node.type === 'CallExpression') return merged(parts(node, new Map(), names))
  const body = bodyOf(made)
  if (!body) throw new NoMessage('has statements')
  if (functionOf(body, names)) return undefined
  return merged(parts(body, paramsAsKnown(made), names))
}

const paramsAsKnown = (made: Node): Known =>
  new Map(
    paramsOf(made)
      .flat()
      .map((param) => [param, { param: gapOf(param) }]),
  )

function parts(given: Node, known: Known, names: TextsModule['names']): Message {
  const node = bare(given)
  const inner = (one: Node) => parts(one, known, names)
  if (node.type === 'Literal') return [String(node.value)]
  if (node.type === 'TemplateLiteral')
    return node.quasis.flatMap((quasi, index) => {
      const gap = node.expressions[index]
      return [quasi.value.cooked ?? '', ...(gap ? inner(gap) : [])]
    })
  if (node.type === 'Identifier') {
    const word = known.get(node.name)
    if (!word) return [{ arg: node.name }]
    return 'param' in word ? [{ arg: word.param }] : word
  }
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier' && !node.computed)
    return [{ arg: node.property.name }]
  if (node.type === 'ConditionalExpression') return choice(node, known, names)
  if (node.type === 'CallExpression') return call(node, known, names)
  // What a helper of the module makes: its parameters are the sentence's.
  if (node.type === 'ArrowFunctionExpression')
    return parts(bodyOf(node) ?? node.body, new Map([...known, ...paramsAsKnown(node)]), names)
  // `title ?? ''` says nothing where there is nothing, as a gap does.
  if (
    node.type === 'LogicalExpression' &&
    node.operator === '??' &&
    node.right.type === 'Literal' &&
    node.right.value === ''
  )
    return inner(node.left)
  throw new NoMessage(`has a ${node.type}`)
}

/** A helper of the module says its part in the sentence itself; another call is a gap of its name. */
function call(
  node: Node & { type: 'CallExpression' },
  known: Known,
  names: TextsModule['names'],
): Message {
  if (node.callee.type === 'MemberExpression' && node.callee.property.type === 'Identifier') {
    const { name } = node.callee.property
    return [{ arg: name }]
  }
  if (node.callee.type !== 'Identifier') throw new NoMessage('calls what has no name')
  const [argument] = node.arguments
  if (node.callee.name === 'grouped' && argument) {
    const [only] = parts(argument, known, names)
    if (typeof only === 'object' && !('choose' in only)) return [{ ...only, isNumber: true }]
  }
  const helper = names.get(node.callee.name)
  const body = helper && bodyOf(helper)
  if (!helper || !body) return [{ arg: node.callee.name }]
  const given = new Map<string, Message | { param: string }>()
  paramsOf(helper).forEach(([name], index) => {
    const argument = node.arguments[index]
    if (name === undefined || !argument) return
    const message = parts(argument, known, names)
    const [only] = message
    const isParam = message.length === 1 && typeof only === 'object' && !('choose' in only)
    given.set(name, isParam ? { param: only.arg } : message)
  })
  try {
    return parts(body, given, names)
  } catch (error) {
    if (error instanceof NoMessage) return [{ arg: node.callee.name }]
    throw error
  }
}

/** `n === 1 ? a : b` is a plural, `given ? a : b` a choice between none and other. */
function choice(
  node: Node & { type: 'ConditionalExpression' },
  known: Known,
  names: TextsModule['names'],
): Message {
  const { arg, choose, when, isOther } = tested(node.test, known)
  const [yes, no] = [
    merged(parts(node.consequent, known, names)),
    merged(parts(node.alternate, known, names)),
  ]
  const [then, other] = isOther ? [no, yes] : [yes, no]
  const [only] = other
  // A second look at the same value, `n === 0 ? a : n === 1 ? b : c`, is one choice of three.
  const more =
    other.length === 1 &&
    typeof only === 'object' &&
    'choose' in only &&
    only.arg === arg &&
    only.choose === choose
      ? only.cases
      : [['other', other] as [string, Message]]
  return [{ arg, choose, cases: [[when, then], ...more] }]
}

type Tested = { arg: string; choose: 'plural' | 'select'; when: string; isOther?: true }

function tested(given: Node, known: Known): Tested {
  const test = bare(given)
  const argOf = (one: Node): string => {
    const word = one.type === 'Identifier' ? known.get(one.name) : undefined
    if (!word || !('param' in word)) throw new NoMessage('decides by what is no parameter')
    return word.param
  }
  if (test.type === 'Identifier')
    return { arg: argOf(test), choose: 'select', when: 'none', isOther: true }
  if (test.type === 'BinaryExpression' && test.right.type === 'Literal') {
    const { value } = test.right
    const arg = argOf(bare(test.left))
    if (test.operator === '===' && typeof value === 'number')
      return { arg, choose: 'plural', when: `=${value}` }
    if (test.operator === '===' && typeof value === 'string' && /^\w+$/.test(value))
      return { arg, choose: 'select', when: value }
    if (test.operator === '===' && value === null) return { arg, choose: 'select', when: 'none' }
  }
  throw new NoMessage('decides by more than a value')
}

/** Neighbouring words become one part. */
function merged(message: Message): Message {
  const out: Part[] = []
  for (const part of message) {
    const last = out.at(-1)
    if (typeof part === 'string' && typeof last === 'string') out[out.length - 1] = last + part
    else if (part !== '') out.push(part)
  }
  return out.length > 0 ? out : ['']
}
