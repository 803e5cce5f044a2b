/** Rules of our own for the linter (`oxlint.config.ts`). */

/** As much of a node of the syntax tree as the rules look at. */
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

/** The name at the beginning of `reply.code(404).send`. */
function rootOf(node: Node | undefined): string | undefined {
  if (node?.type === 'MemberExpression') return rootOf(node.object)
  return node?.type === 'CallExpression' ? rootOf(node.callee) : node?.name
}

/** Whether its value is what its function returns. */
function isReturned(node: Node): boolean {
  const { parent } = node
  if (!parent) return false
  if (parent.type === 'ReturnStatement') return true
  if (parent.type === 'ArrowFunctionExpression') return parent.body === node
  return parent.type === 'ConditionalExpression' && isReturned(parent)
}

/** The asynchronous hook that a node stands in, if it is in one. */
function hookAround(node: Node): Node | undefined {
  let around = node.parent
  while (around && !/Function/.test(around.type)) around = around.parent
  const added = around?.parent
  const isHook = added?.type === 'CallExpression' && added.callee?.property?.name === 'addHook'
  return isHook && around?.async ? around : undefined
}

/** Once an asynchronous hook ends, the request goes on to its handler, unless the reply is returned. */
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
