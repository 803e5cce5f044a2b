import { posix } from 'node:path'
import type { Plugin } from 'vite'

/**
 * What a page loads as soon as it is alive, by the id of its route: the sources of lazy parts and of
 * workers by their names. See docs/decisions/157.
 */
const earlyParts = {
  '/studio/:productId': ['stage-loader', 'studio.worker'],
}

const virtual = 'virtual:early-files'
/** How the bundler writes the files that a script needs before it runs. */
const imported = /(?:from|import)\s*["'`](\.\/[\w.-]+\.js)["'`]/g

/**
 * Collects the scripts of early parts with all that they import, by route. The server names them in
 * the page (app/entry.server.tsx), whose scripts are built after those of the browser.
 */
export function earlyFiles(): Plugin {
  const found: Record<string, string[]> = {}
  return {
    name: 'early-files',
    sharedDuringBuild: true,
    resolveId: {
      filter: { id: new RegExp(`^${virtual}$`) },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: new RegExp(`^\0${virtual}$`) },
      handler: () => `export const earlyFiles = ${JSON.stringify(found)}`,
    },
    generateBundle: {
      // After Vite has added the workers.
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return
        const scripts = new Map(
          Object.values(bundle).map((file) => [
            file.fileName,
            file.type === 'chunk' ? file.code : String(file.source),
          ]),
        )
        for (const [route, parts] of Object.entries(earlyParts)) {
          const files = parts.map((part) => fileOf(part, scripts))
          found[route] = [...withImports(files, scripts)].map((file) => `/${file}`)
        }
      },
    },
  }
}

type Scripts = ReadonlyMap<string, string>

function fileOf(part: string, scripts: Scripts): string {
  const files = [...scripts.keys()].filter(
    (file) => file.startsWith(`assets/${part}-`) && file.endsWith('.js'),
  )
  const [file] = files
  if (!file || files.length > 1) throw new Error(`${part} has ${files.length} files in the build`)
  return file
}

function withImports(files: readonly string[], scripts: Scripts): Set<string> {
  const all = new Set(files)
  for (const file of all)
    for (const [, path = ''] of scripts.get(file)?.matchAll(imported) ?? [])
      all.add(posix.join(posix.dirname(file), path))
  return all
}
