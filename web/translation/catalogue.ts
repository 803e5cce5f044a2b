import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Words } from './translate-module.ts'

export const root = join(import.meta.dirname, '../..')

/** All files with words of the site, from the root of the repository. */
export const textsFiles = [
  'contract/src/**/{texts,*.texts}.ts',
  'print-engine/src/**/*.texts.ts',
  'web/app/**/*.texts.ts',
]

export const catalogueFile = (language: string) => join(root, 'locales', `${language}.json`)

/** The words of a language, by file and key. */
export const readCatalogue = (language: string): Words =>
  JSON.parse(readFileSync(catalogueFile(language), 'utf8')) as Words

/** What a catalogue calls a file: `web/orders/cart/cart.texts` for `web/app/orders/cart/cart.texts.ts`. */
export const keyOfFile = (file: string): string =>
  relative(root, file)
    .split(sep)
    .filter((part, depth) => depth !== 1 || (part !== 'app' && part !== 'src'))
    .join('/')
    .replace(/\.ts$/, '')
