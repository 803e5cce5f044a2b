import type * as files from './call-files.ts'
import type { CallDescription } from './call.ts'

type Exported = (typeof files)[keyof typeof files]
/** The tables of calls among what the files export. */
type Tables = Exported extends infer One
  ? One extends Record<string, CallDescription>
    ? One
    : never
  : never
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

/** Every call that the web may make. Types only: what describes a call weighs nothing in a browser. */
export type ShopCalls = AllOf<Tables>
