import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { catalogueFile, keyOfFile, readCatalogue } from './translation/catalogue.ts'
import { type Words, translateModule } from './translation/translate-module.ts'

/** The language of the build; the sources themselves are English. */
export const language = process.env['LOCALE'] || 'en'

/**
 * Builds the pages in a language. It replaces the texts in every `x.texts.ts` by those of the
 * catalogue, compiled; texts that the catalogue lacks stay English. A file `x.translated.ts`
 * replaces `x.ts`: code that English pages do not need.
 */
export function textsInLanguage(
  built = language,
  words: Words = built === 'en' ? {} : readCatalogue(built),
): Plugin {
  const ending = '.translated.ts'
  const twins = new Map(
    globSync(`app/**/*${ending}`, { cwd: import.meta.dirname })
      .map((file) => join(import.meta.dirname, file))
      .map((twin) => [twin.replace(ending, '.ts'), twin]),
  )
  const names = [...twins.keys()].map((file) => basename(file, '.ts'))
  return {
    name: 'texts-in-language',
    enforce: 'pre',
    apply: () => built !== 'en',
    resolveId: {
      filter: { id: new RegExp(`/(?:${names.join('|')})\\.ts$`) },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        return twins.get(found?.id ?? '') ?? found
      },
    },
    transform: {
      filter: { id: /[\\/](?:[\w-]+\.)?texts\.ts$/ },
      handler(code, id) {
        const key = keyOfFile(id)
        const own = words[key]
        this.addWatchFile(catalogueFile(built))
        if (typeof own !== 'object') return null
        try {
          return { code: translateModule(code, id, own, built), map: null }
        } catch (error) {
          throw new Error(`locales/${built}.json, ${key}, ${(error as Error).message}`, {
            cause: error,
          })
        }
      },
    },
  }
}
