import type { ClientLoaderFunctionArgs } from 'react-router'
import { mayCall, type StaffCall } from '@tohfa/contract/accounts/staff-rights'
import { bring } from '#platform/page-head/bring.ts'
import type { Coming } from '#platform/page-head/coming.ts'
import { storedToken } from '#platform/session/stored-session.ts'
import { mayOpen } from './staff-pages.ts'
import { staffRoleOf } from './staff-role.ts'

/** The request, and its abort signal. */
export type AdminRequest = {
  query: URLSearchParams
  params: ClientLoaderFunctionArgs['params']
  signal: AbortSignal
  may: (call: StaffCall) => boolean
}

/**
 * A loader of a staff page: it loads data if the token belongs to staff who may open the page, else
 * it returns null.
 */
export function adminLoader<T extends object>(read: (adminRequest: AdminRequest) => Promise<T>) {
  return loaderOf(read, () => false)
}

/**
 * The same for read-only pages: returning to one shows the old data at once while it reloads. A
 * form never shows old data.
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
