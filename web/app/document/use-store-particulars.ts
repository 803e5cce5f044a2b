import type { StoreParticulars } from '@tohfa/contract/pages'
import { useRootData } from './root-data.ts'

const unknown: StoreParticulars = {
  name: 'Tohfa',
  email: '',
  phone: '',
  address: '',
  instagramUrl: '',
  whatsappUrl: '',
  url: '',
}

/** Who the shop is, as configured; empty only on a page whose root could not be loaded. */
export function useStoreParticulars(): StoreParticulars {
  return useRootData()?.store ?? unknown
}
