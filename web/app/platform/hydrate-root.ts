// chunk: react
import { hydrateRoot as hydrate } from 'react-dom/client'

/**
 * React's function, from the script of the libraries. A CommonJS module is evaluated by the script
 * that imports it: the page's own would evaluate all of react-dom in the task of its modules.
 */
export const hydrateRoot = hydrate
