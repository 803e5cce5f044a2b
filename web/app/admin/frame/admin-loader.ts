import type { ClientLoaderFunctionArgs } from 'react-router'
import { storedToken } from '../../session/stored-session.ts'
import { tokenRole } from '../../session/token-role.ts'

type AdminRequest = {
  query: URLSearchParams
  params: ClientLoaderFunctionArgs['params']
  signal: AbortSignal
}

/** A loader of a page of the admin: it asks for whose token names an admin, else brings null. */
export function adminLoader<T>(read: (asked: AdminRequest) => Promise<T>) {
  return async ({ request, params }: ClientLoaderFunctionArgs): Promise<T | null> => {
    const token = storedToken()
    if (!token || tokenRole(token) !== 'ADMIN') return null
    const query = new URL(request.url).searchParams
    return read({ query, params, signal: request.signal })
  }
}
