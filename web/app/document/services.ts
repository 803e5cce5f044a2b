import { createContext } from 'react-router'
import type { PageServices } from '@tohfa/contract/pages'
import type { AppStore } from '../store.ts'

/** What the server hands to loaders; there is none in the browser. */
export const servicesContext = createContext<PageServices>()

/** The store that a page is drawn from: one for each page on the server, one for each visit in the browser. */
export const storeContext = createContext<AppStore>()
