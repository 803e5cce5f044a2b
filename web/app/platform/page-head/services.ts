import { createContext } from 'react-router'
import type { PageServices } from '@tohfa/contract/shared/pages'

/** What the server hands to loaders; there is none in the browser. */
export const servicesContext = createContext<PageServices>()
