import { createContext } from 'react-router'
import type { PageServices } from '@tohfa/contract/shared/pages'

/** The services that the server passes to loaders; the browser has none. */
export const servicesContext = createContext<PageServices>()
