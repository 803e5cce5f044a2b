import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { readPage } from './read-page.ts'
import { language } from './texts-in-language.ts'

/**
 * Makes a route of a page's Markdown, in the language that is built. The words become data, so that
 * the browser needs no reader of Markdown and no page can bring HTML.
 */
export function markdownPages(): Plugin {
  return {
    name: 'markdown-pages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/pages\/[\w-]+\.md$/ },
      handler(english, id) {
        const twin = id.replace(/\.md$/, `.${language}.md`)
        if (language !== 'en') this.addWatchFile(twin)
        const words = readPage(language === 'en' ? english : readFileSync(twin, 'utf8'))
        const code = `
          import { createElement } from 'react'
          import { StaticPage } from './static-page.tsx'
          const content = ${JSON.stringify(words)}
          export default function Page() {
            return createElement(StaticPage, { path: '/${basename(id, '.md')}', content })
          }`
        return { code, map: null, moduleType: 'js' }
      },
    },
  }
}
