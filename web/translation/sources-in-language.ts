import { join } from 'node:path'
import { createServer } from 'vite'
import { textsInLanguage } from '../texts-in-language.ts'
import { readCatalogue, root } from './catalogue.ts'

/** The sources as the pages of a language have them, for tests. */
export async function sourcesInLanguage(language: string, words = readCatalogue(language)) {
  const server = await createServer({
    root: join(root, 'web'),
    configFile: false,
    plugins: [textsInLanguage(language, words)],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
  })
  return {
    /** What a file exports, by its path from the root of the repository. */
    load: <Module>(file: string) => server.ssrLoadModule(join(root, file)) as Promise<Module>,
    close: () => server.close(),
  }
}
