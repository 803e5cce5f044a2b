/** A page's words, of which `web/markdown-pages.ts` makes a route. */
declare module '*.md' {
  import type { ReactNode } from 'react'

  export default function Page(): ReactNode
}
