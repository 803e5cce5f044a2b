/** The footer links from the pages' front matter by group, in the language of the build. */
declare module 'virtual:footer-pages' {
  import type { Href } from '@tohfa/contract/shared/site-map'

  const groups: Record<'help' | 'shop' | 'policies', readonly { to: Href; label: string }[]>
  export default groups
}

/** Staff's names of the editable pages, in the language of the build. */
declare module 'virtual:editable-names' {
  import type { EditablePage } from '@tohfa/contract/backoffice/cms-pages/static-pages'

  const names: Record<EditablePage, string>
  export default names
}

/** The text of a page, from which `web/markdown-pages.ts` makes a route. */
declare module '*.md' {
  import type { ReactNode } from 'react'

  export default function Page(): ReactNode
}
