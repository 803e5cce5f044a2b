// chunk: cards
import type { Graph, Thing, WithContext } from 'schema-dts'
import type { StoreParticulars } from '@tohfa/contract/shared/pages'
import { useStoreParticulars } from './use-store-particulars.ts'

type Described = Graph | WithContext<Thing>

/**
 * Structured data of a page for search engines, typed by `schema-dts`. It is only in the server's
 * HTML, so `make` and its imports stay out of the browser's script if only the server calls it.
 * Typed text cannot end the script here.
 */
export function JsonLd({ make }: { make: ((store: StoreParticulars) => Described) | false }) {
  const store = useStoreParticulars()
  const json = make ? JSON.stringify(make(store)).replaceAll('<', '\\u003c') : ''
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
