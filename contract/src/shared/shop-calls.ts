import type * as files from './call-files.ts'
import type { CallDescription } from './call.ts'

type Exported = (typeof files)[keyof typeof files]
/** The call tables among the exports of the files. */
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

/**
 * Every call that the web may make. Types only: descriptions of calls add nothing to a browser's
 * load.
 */
export type ShopCalls = AllOf<Tables>
