import { createContext } from 'react-router'

/** Where a rendering leaves its HTML: a `Response` would make bytes of it and text of those again. */
export const renderedContext = createContext<{ html?: string }>()
