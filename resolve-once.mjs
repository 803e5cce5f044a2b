/*
 * What of resolving some 2,000 modules Node need not do. For each file that imports a package it
 * reads the list of the package's exports again. For each file of the package it reads
 * `package.json` again. That of drizzle-orm is 130 kB long, and a hundred files import it. A file
 * that names another by its
 * place means just that one.
 */
import { registerHooks } from 'node:module'

const found = new Map()
const packages = /^(?:drizzle-orm|@tohfa\/(?:contract|embedded-db|print-engine|simulator))(?:\/|$)/
const byPlace = /^(?:\.\.?\/|#).*\.(?:ts|js)$/
/** Where the `#` of a package begins: the one line of `imports` in its package.json. */
const ownRoot = /^.*\/(?:server|contract|embedded-db|print-engine|simulator)\/src\//

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context
    if (byPlace.test(specifier) && conditions.includes('import')) {
      const format =
        parentURL.endsWith('.ts') && !parentURL.includes('/node_modules/')
          ? 'module-typescript'
          : parentURL.includes('/node_modules/drizzle-orm/')
            ? 'module'
            : undefined
      const isOurs = !specifier.startsWith('#') || ownRoot.test(parentURL)
      if (format && isOurs && specifier.endsWith(format === 'module' ? '.js' : '.ts'))
        return { url: placeOf(specifier, parentURL), format, shortCircuit: true }
    }
    if (!packages.test(specifier)) return next(specifier, context)
    // Required and imported are two files.
    const key = [specifier, ...conditions].join(' ')
    const known = found.get(key)
    if (known) return { ...known, shortCircuit: true }
    const first = next(specifier, context)
    found.set(key, first)
    return first
  },
})

function placeOf(specifier, parentURL) {
  if (!specifier.startsWith('#')) return new URL(specifier, parentURL).href
  const [root] = ownRoot.exec(parentURL) ?? []
  return `${root}${specifier.slice(1)}`
}
