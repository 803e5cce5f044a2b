import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { headOf } from '@tohfa/contract/backoffice/cms-pages/page-head'
import { readPage } from '@tohfa/contract/backoffice/cms-pages/read-page'
import type { Language } from '@tohfa/contract/i18n/languages'
import { editableNames, footerPages, pageFile } from './page-list.ts'
import { language } from './texts-in-language.ts'

/** What the heads of all pages say together, each list by the name that imports it. */
const lists: Record<string, (language: Language) => object> = {
  'virtual:footer-pages': footerPages,
  'virtual:editable-names': editableNames,
}

/** What staff made of a page comes in the place of its built-in words. */
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
 * Makes a route of a page's Markdown, in the language that is built. The words become data, so that
 * the browser needs no reader of Markdown and no page can bring HTML.
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
