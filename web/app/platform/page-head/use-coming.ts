// chunk: cards
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { loadComing } from './bring.ts'
import type { Coming } from './coming.ts'

/** What a page has of its data. */
export type Loaded<T> = {
  /** What came; undefined while it is on its way. */
  answer: T | undefined
  /** The same, and until then what this address brought before. */
  known: T | undefined
  /** The same, and until then what another address of this page brought. */
  latest: T | undefined
}

/** What a page's loader brought, or is about to bring. */
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

  // What the server's page brought is public.
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
