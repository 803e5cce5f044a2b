import { createContext } from 'react'
import { createContext as createRouterContext } from 'react-router'

/** What the server handed to a rendering to mark its scripts with; there is none in the browser. */
export const nonceContext = createRouterContext<string>()

/** The same for components; undefined in the browser, where the page came without it. */
export const ScriptNonce = createContext<string | undefined>(undefined)
