import type { StoreParticulars } from '@tohfa/contract/shared/pages'
import { useRootData } from './root-data.ts'

const unknown = { name: 'Tohfa', email: '', phone: '', url: '' } as StoreParticulars

/** The shop's identity from the settings; empty only on a page whose root failed to load. */
export function useStoreParticulars(): StoreParticulars {
  return useRootData()?.store ?? unknown
}
