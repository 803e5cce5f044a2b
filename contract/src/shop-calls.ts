import type { contactCalls, messageCalls } from './contact.calls.ts'

/** Every call that the web may make. Types only: what describes a call weighs nothing in a browser. */
export type ShopCalls = typeof contactCalls & typeof messageCalls
