import { createContext } from 'react'
import { createContext as createRouterContext } from 'react-router'

/** The nonce for the scripts of a rendering on the server; the browser has none. */
export const nonceContext = createRouterContext<string>()

/** The same for components; undefined in the browser, where scripts have no nonce. */
export const ScriptNonce = createContext<string | undefined>(undefined)
