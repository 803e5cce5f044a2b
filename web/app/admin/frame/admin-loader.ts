import type { ClientLoaderFunctionArgs } from 'react-router'
import { mayCall, type StaffCall } from '@tohfa/contract/accounts/staff-rights'
import { bring } from '#platform/page-head/bring.ts'
import type { Coming } from '#platform/page-head/coming.ts'
import { storedToken } from '#platform/session/stored-session.ts'
import { mayOpen } from './staff-pages.ts'
import { staffRoleOf } from './staff-role.ts'

/** What is asked for, and whether it still is. */
export type AdminRequest = {
  query: URLSearchParams
  params: ClientLoaderFunctionArgs['params']
  signal: AbortSignal
  may: (call: StaffCall) => boolean
}

/**
 * A loader of a page of the admin: it asks for whose token names an admin who may open it, else
 * brings null.
 */
export function adminLoader<T extends object>(read: (adminRequest: AdminRequest) => Promise<T>) {
  return loaderOf(read, () => false)
}

/**
 * The same for what is only looked at: whoever comes back sees it at once, while it is read anew. What
 * fills a form is never an old answer.
 */
export function adminListLoader<T extends object>(
  read: (request: AdminRequest) => Promise<T>,
  isList: (query: URLSearchParams) => boolean = () => true,
) {
  return loaderOf(read, isList)
}

function loaderOf<T extends object>(
  read: (request: AdminRequest) => Promise<T>,
  remembers: (query: URLSearchParams) => boolean,
) {
  return async ({ request, params }: ClientLoaderFunctionArgs): Promise<Coming<T> | null> => {
    const token = storedToken()
    const role = token && staffRoleOf(token)
    const { pathname, searchParams: query } = new URL(request.url)
    if (!role || !mayOpen(role, pathname)) return null
    const may = (call: StaffCall) => mayCall(role, call)
    return bring(request, (signal) => read({ query, params, signal, may }), remembers(query))
  }
}
