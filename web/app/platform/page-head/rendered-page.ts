import { createContext } from 'react-router'

/** Where a rendering stores its HTML: a `Response` would encode it to bytes and decode it again. */
export const renderedContext = createContext<{ html?: string }>()
