import { useRouteLoaderData } from 'react-router'
import type { StoreParticulars } from '@tohfa/contract/shared/pages'

/** What the root's loader brings to every page. */
export type RootData = {
  store: StoreParticulars
  /** The line at the top, on public pages; empty: none. */
  announcement?: string
  /** Until when to order for the next festival, on public pages; left out while none is near. */
  festival?: string
  gaMeasurementId?: string | undefined
}

/** Undefined on a page whose root could not be loaded. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root')
}
