import { useRouteLoaderData } from 'react-router'
import type { StoreParticulars } from '@tohfa/contract/pages'
import type { loader } from '../root.tsx'

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
  return useRouteLoaderData<typeof loader>('root')?.store ?? unknown
}
