import type { StoreParticulars } from '@tohfa/contract/shared/pages'
import { useRootData } from './root-data.ts'
import { useStoreChanges } from './store-changes.ts'

const unknown = { name: 'Tohfa', email: '', phone: '', url: '' } as StoreParticulars

/**
 * The shop's identity from the settings, with what was saved in this window; empty only on a page
 * whose root failed to load.
 */
export function useStoreParticulars(): StoreParticulars {
  const changes = useStoreChanges()
  return { ...(useRootData()?.store ?? unknown), ...changes }
}
