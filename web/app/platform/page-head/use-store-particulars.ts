import type { StoreParticulars } from '@tohfa/contract/shared/pages'
import { useRootData } from './root-data.ts'

const unknown = { name: 'Tohfa', email: '', phone: '', url: '' } as StoreParticulars

/** Who the shop is, as configured; empty only on a page whose root could not be loaded. */
export function useStoreParticulars(): StoreParticulars {
  return useRootData()?.store ?? unknown
}
