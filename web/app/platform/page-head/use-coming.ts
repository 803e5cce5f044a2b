// chunk: cards
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { loadComing } from './bring.ts'
import type { Coming } from './coming.ts'

/** The state of a page's data. */
export type Loaded<T> = {
  /** The data; undefined while loading. */
  answer: T | undefined
  /** The data, and until then that of the last visit to this address. */
  known: T | undefined
  /** The data, and until then that of another address of this page. */
  latest: T | undefined
}

/** The loaded or pending data of a page's loader. */
export function useComing<T extends object>(loaded: T | Coming<T> | null | undefined): Loaded<T> {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const coming = loaded && isComing(loaded) ? loaded : undefined
  const given = coming ? undefined : ((loaded ?? undefined) as T | undefined)
  const came = useSyncExternalStore(coming?.subscribe ?? never, () => coming?.read(), nothing)
  const answer = given ?? came
  const known = answer ?? coming?.known
  const [last, setLast] = useState({ pathname, known })
  if (last.pathname !== pathname || (known && known !== last.known)) setLast({ pathname, known })

  // Data in the server's HTML is public.
  useEffect(() => {
    if (given) void loadComing().then(({ remember }) => remember(address, given), nothing)
  }, [address, given])

  return {
    answer,
    known,
    latest: known ?? (last.pathname === pathname ? last.known : undefined),
  }
}

const isComing = <T extends object>(loaded: T | Coming<T>): loaded is Coming<T> =>
  'subscribe' in loaded
const nothing = () => undefined
const never = () => nothing
