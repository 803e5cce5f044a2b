/*
 * Node reads a package's list of exports anew for every file that imports it. That of drizzle-orm is
 * 130 kB long, and a hundred files import it: a fifth of what loading the server takes.
 */
import { registerHooks } from 'node:module'

const found = new Map()

registerHooks({
  resolve(specifier, context, next) {
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context)
    // Required and imported are two files.
    const key = [specifier, ...context.conditions].join(' ')
    const known = found.get(key)
    if (known) return { ...known, shortCircuit: true }
    const first = next(specifier, context)
    found.set(key, first)
    return first
  },
})
