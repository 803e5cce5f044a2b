import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { editablePages } from '@tohfa/contract/backoffice/cms-pages/editable-pages'
import { readPage } from '@tohfa/contract/backoffice/cms-pages/read-page'
import { language } from './texts-in-language.ts'

const isEditable = (name: string) => (editablePages as readonly string[]).includes(name)

/** What staff made of a page comes in the place of its built-in words. */
const changed = (name: string) => `
  import { textFromServices, textFromShop } from './page-text.ts'
  import { EditablePage } from './editable-page.tsx'
  export const loader = ({ context }) => textFromServices(context, '${name}')
  export const clientLoader = ({ request }) => textFromShop('${name}', request)
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
    transform: {
      filter: { id: /\/app\/pages\/[\w-]+\.md$/ },
      handler(english, id) {
        const name = basename(id, '.md')
        const twin = id.replace(/\.md$/, `.${language}.md`)
        if (language !== 'en') this.addWatchFile(twin)
        const words = readPage(language === 'en' ? english : readFileSync(twin, 'utf8'))
        const code = `
          import { createElement } from 'react'
          const content = ${JSON.stringify(words)}
          ${isEditable(name) ? changed(name) : builtIn(name)}`
        return { code, map: null, moduleType: 'js' }
      },
    },
  }
}
