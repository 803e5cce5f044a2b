import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The language that is built; the sources themselves are English. */
export const language = process.env['LOCALE'] || 'en'

/**
 * Puts the Hindi twin `x.texts.hi.ts` in the place of every `x.texts.ts`, so that a page carries the
 * words of one language only. A twin itself still sees the English file, whose keys it follows.
 */
export function textsInLanguage(): Plugin {
  const ending = `.${language}.ts`
  return {
    name: 'texts-in-language',
    enforce: 'pre',
    apply: () => language !== 'en',
    resolveId: {
      filter: { id: /\btexts(?:\.ts)?$/ },
      async handler(source, importer, options) {
        if (importer?.endsWith(ending)) return null
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        const twin = found?.id.replace(/\.ts$/, ending)
        return twin && existsSync(twin) ? twin : found
      },
    },
  }
}
