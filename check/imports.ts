/** Which files of the repository import which. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

type Manifest = {
  name?: string
  workspaces?: string[]
  imports?: Record<string, string>
  exports?: Record<string, string>
}

/** How a package writes a name, and the path that stands for it: `#testing/` and `server/testing/`. */
type Prefix = { within: string; start: string; folder: string; end: string }

const written = /(?:from|import|import\(|new URL\()\s*['"]([^'"\n]+)['"]/g
const isSource = (path: string) => /\.(?:m?js|tsx?)$/.test(path)

/**
 * The importers of each file, by its path from the root. A file that is read by `new URL` counts as
 * imported.
 */
export function importersOf(root: string, files: readonly string[]): Map<string, string[]> {
  const prefixes = readPrefixes(root)
  const known = new Set(files)
  const importers = new Map<string, string[]>()
  for (const file of files.filter(isSource)) {
    if (!existsSync(join(root, file))) continue
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(written)) {
      const found = pathOf(name, file, prefixes)
      if (found === undefined || !known.has(found)) continue
      importers.set(found, [...(importers.get(found) ?? []), file])
    }
  }
  return importers
}

function pathOf(name: string, from: string, prefixes: readonly Prefix[]): string | undefined {
  if (name.startsWith('.') || /^[\w-]+\.\w+$/.test(name))
    return normalize(join(dirname(from), name))
  const prefix = prefixes.find(
    ({ within, start }) => name.startsWith(start) && from.startsWith(within),
  )
  return prefix && `${prefix.folder}${name.slice(prefix.start.length)}${prefix.end}`
}

/** From the manifests of the workspaces; the longest names first, since `#testing/` is also a `#`. */
function readPrefixes(root: string): Prefix[] {
  const manifest = (folder: string) =>
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest
  return (manifest('.').workspaces ?? [])
    .flatMap((folder) => {
      const { name = '', imports = {}, exports = {} } = manifest(folder)
      const own = Object.entries(imports).map(([key, target]) => ({
        within: `${folder}/`,
        ...split(key, target, folder),
      }))
      const open = Object.entries(exports).map(([key, target]) => ({
        within: '',
        ...split(key.replace('.', name), target, folder),
      }))
      return [...own, ...open]
    })
    .toSorted((a, b) => b.start.length - a.start.length)
}

function split(key: string, target: string, folder: string) {
  const [start = ''] = key.split('*')
  const [before = '', end = ''] = target.split('*')
  const path = normalize(join(folder, before))
  return {
    start,
    folder: end === '' && !before.endsWith('/') ? path : `${path.replace(/\/$/, '')}/`,
    end,
  }
}
