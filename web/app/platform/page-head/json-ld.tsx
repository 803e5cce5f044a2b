// chunk: cards
import type { Graph, Thing, WithContext } from 'schema-dts'
import type { StoreParticulars } from '@tohfa/contract/shared/pages'
import { useStoreParticulars } from './use-store-particulars.ts'

type Described = Graph | WithContext<Thing>

/**
 * What a page tells search engines of itself, as schema.org has it and `schema-dts` types it. Only in the server's HTML, so
 * `make` and all it needs stay out of the browser's script when it is called for the server alone.
 * What a person typed can end no script here.
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
