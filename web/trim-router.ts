import type { Plugin } from 'vite'

const router = /[\\/]react-router[\\/]dist[\\/].+\.js$/
const named = /^\w+\.displayName = ".*";$/gm

/**
 * Lets the build leave out components of the router that no page uses, such as its links, 1 kB on
 * every page. They have names for developers' tools, and the build takes both the naming and
 * `forwardRef` for effects.
 */
export function trimRouter(): Plugin {
  return {
    name: 'trim-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!router.test(id)) return undefined
      const pure = code.replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef(')
      return { code: pure.replaceAll(named, ''), map: null }
    },
  }
}
