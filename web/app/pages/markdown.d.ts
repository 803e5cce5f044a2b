/** The links that the heads of pages put into the footer, by group, in the language that is built. */
declare module 'virtual:footer-pages' {
  import type { Href } from '@tohfa/contract/shared/site-map'

  const groups: Record<'help' | 'shop' | 'policies', readonly { to: Href; label: string }[]>
  export default groups
}

/** What staff call the pages that they may change, in the language that is built. */
declare module 'virtual:editable-names' {
  import type { EditablePage } from '@tohfa/contract/backoffice/cms-pages/static-pages'

  const names: Record<EditablePage, string>
  export default names
}

/** A page's words, of which `web/markdown-pages.ts` makes a route. */
declare module '*.md' {
  import type { ReactNode } from 'react'

  export default function Page(): ReactNode
}
