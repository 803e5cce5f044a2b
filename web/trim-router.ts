import type { Plugin } from 'vite'

const router = /react-router[\\/]dist[\\/]production[\\/]lib[\\/]/
/**
 * What of React Router this shop does not use: finding routes lazily (`routeDiscovery` says that
 * all are known from the start) and watching the router from outside.
 */
const unused = /(?:dom[\\/]ssr[\\/]fog-of-war|router[\\/]instrumentation)\.js$/

/** Keeps what no page uses out of the browser's bundle: 5 kB on every page (docs/decisions/006). */
export function trimRouter(): Plugin {
  return {
    name: 'trim-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!router.test(id)) return undefined
      return { code: unused.test(id) ? withNothing(code, id) : withoutNames(code), map: null }
    },
  }
}

/** The module's exports, each a function that does nothing. */
function withNothing(code: string, id: string): string {
  const [, names] = /^export \{ (.+) \};?$/m.exec(code) ?? []
  if (!names) throw new Error(`${id} exports in another way than it did`)
  const exported = names.split(', ').map((name) => `nothing as ${name}`)
  return `const nothing = () => {}\nexport { ${exported.join(', ')} }`
}

/** Names for the developer tools count as uses, and so keep components that nobody draws. */
function withoutNames(code: string): string {
  return code
    .replace(/^\w+\.displayName = .+;$/gm, '')
    .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef(')
}
