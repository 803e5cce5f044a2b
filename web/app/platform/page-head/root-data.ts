import { useRouteLoaderData } from 'react-router'
import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import type { StoreParticulars } from '@tohfa/contract/shared/pages'

/** The data of the root's loader, for every page. */
export type RootData = {
  store: StoreParticulars
  /** The announcement on public pages; empty for none. */
  announcement?: string
  /** The last order day of the next festival, on public pages; absent while none is near. */
  festival?: string
  /** The offers that apply by themselves, on public pages: what they say, and for which goods alone. */
  offers?: { line: string; types?: ProductType[] }[]
  gaMeasurementId?: string | undefined
  /** Whether devices store pages (layout/offline); on public pages only. */
  keepsPages?: boolean
}

/** Undefined on a page whose root failed to load. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root')
}
