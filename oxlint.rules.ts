/** Rules of our own for the linter (`oxlint.config.ts`). */

/** The part of a syntax tree node that the rules read. */
type Node = {
  type: string
  parent?: Node
  async?: boolean
  body?: unknown
  name?: string
  object?: Node
  property?: { name?: string }
  callee?: Node
  arguments?: Node[]
  params?: Node[]
}
type Context = { report(found: { node: Node; message: string }): void }

const answers = new Set(['send', 'callNotFound', 'redirect'])

/** The first name of a chain, such as `reply` in `reply.code(404).send`. */
function rootOf(node: Node | undefined): string | undefined {
  if (node?.type === 'MemberExpression') return rootOf(node.object)
  return node?.type === 'CallExpression' ? rootOf(node.callee) : node?.name
}

/** Whether its value is the return value of its function. */
function isReturned(node: Node): boolean {
  const { parent } = node
  if (!parent) return false
  if (parent.type === 'ReturnStatement') return true
  if (parent.type === 'ArrowFunctionExpression') return parent.body === node
  return parent.type === 'ConditionalExpression' && isReturned(parent)
}

/** The asynchronous hook around a node, if there is one. */
function hookAround(node: Node): Node | undefined {
  let around = node.parent
  while (around && !/Function/.test(around.type)) around = around.parent
  const added = around?.parent
  const isHook = added?.type === 'CallExpression' && added.callee?.property?.name === 'addHook'
  return isHook && around?.async ? around : undefined
}

/**
 * After an asynchronous hook the request goes on to its handler, unless the hook returns the reply.
 */
const returnReply = {
  create: (context: Context) => ({
    CallExpression(node: Node) {
      if (!answers.has(node.callee?.property?.name ?? '')) return
      const reply = hookAround(node)?.params?.[1]?.name
      if (reply === undefined || rootOf(node) !== reply || isReturned(node)) return
      context.report({ node, message: 'A hook that answers returns its reply, or throws.' })
    },
  }),
}

export default { meta: { name: 'shop' }, rules: { 'return-reply': returnReply } }
