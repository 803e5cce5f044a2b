import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { headOf } from '@tohfa/contract/backoffice/cms-pages/page-head'
import { readPage } from '@tohfa/contract/backoffice/cms-pages/read-page'
import type { Language } from '@tohfa/contract/i18n/languages'
import { editableNames, footerPages, pageFile } from './page-list.ts'
import { language } from './texts-in-language.ts'

/** The front matter of all pages as lists, each by the name that imports it. */
const lists: Record<string, (language: Language) => object> = {
  'virtual:footer-pages': footerPages,
  'virtual:editable-names': editableNames,
}

/** Staff's text of a page replaces its built-in text. */
const changed = (name: string) => `
  import { contentFromServices, contentFromShop } from './cms-page-content.ts'
  import { EditablePage } from './editable-page.tsx'
  export const loader = ({ context }) => contentFromServices(context, '${name}')
  export const clientLoader = ({ request }) => contentFromShop('${name}', request)
  export default function Page({ loaderData }) {
    return createElement(EditablePage, { path: '/${name}', content, loaderData })
  }`

const builtIn = (name: string) => `
  import { StaticPage } from './static-page.tsx'
  export default function Page() {
    return createElement(StaticPage, { path: '/${name}', content })
  }`

/**
 * Turns a page's Markdown into a route, in the language of the build. The text becomes data, so
 * that the browser needs no Markdown parser and no page can contain HTML.
 */
export function markdownPages(): Plugin {
  return {
    name: 'markdown-pages',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:(?:footer-pages|editable-names)$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(?:footer-pages|editable-names)$/ },
      handler: (id) =>
        `export default ${JSON.stringify(lists[id.slice(1)]?.(language as Language))}`,
    },
    transform: {
      filter: { id: /\/app\/pages\/[\w-]+\.md$/ },
      handler(english, id) {
        const name = basename(id, '.md')
        const twin = pageFile(name, language as Language)
        if (language !== 'en') this.addWatchFile(twin)
        const words = readPage(language === 'en' ? english : readFileSync(twin, 'utf8'))
        const code = `
          import { createElement } from 'react'
          const content = ${JSON.stringify(words)}
          ${headOf(english).get('editable') === 'true' ? changed(name) : builtIn(name)}`
        return { code, map: null, moduleType: 'js' }
      },
    },
  }
}
