import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'
const list = /^const __vite__mapDeps=.*\n/
const asked = /,__vite__mapDeps\(\[[\d,]*\]\)/g
/** The styles of every page, which load before any script. */
const ofEveryPage = /^assets\/frame-[\w-]+\.css$/

/**
 * Removes Vite's loader for the styles of lazy chunks, 0.8 kB on every page. No lazy chunk has
 * styles of its own; if one did, the build would fail here. It depends on how Vite writes its
 * lists, which no setting of Vite omits (docs/decisions/006).
 */
export function trimPreload(): Plugin {
  return {
    name: 'trim-preload',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(_, id) {
      if (id !== helper) return undefined
      return { code: 'export const __vitePreload = (load) => load()', map: null }
    },
    generateBundle: {
      // After Vite has written its lists.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const [styles = ''] = list.exec(chunk.code) ?? []
          const own = styles.match(/[^"]+\.css/g)?.find((file) => !ofEveryPage.test(file))
          if (own) throw new Error(`${chunk.fileName} fetches styles of its own: ${own}`)
          chunk.code = chunk.code.replace(list, '').replaceAll(asked, '')
        }
      },
    },
  }
}
