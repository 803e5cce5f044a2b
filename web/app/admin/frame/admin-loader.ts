import type { ClientLoaderFunctionArgs } from 'react-router'
import { mayCall, type StaffCall } from '@tohfa/contract/staff-rights'
import { storedToken } from '../../session/stored-session.ts'
import { mayOpen } from './staff-pages.ts'
import { staffRoleOf } from './staff-role.ts'

type AdminRequest = {
  query: URLSearchParams
  params: ClientLoaderFunctionArgs['params']
  signal: AbortSignal
  may: (call: StaffCall) => boolean
}

/**
 * A loader of a page of the admin: it asks for whose token names an admin who may open it, else
 * brings null.
 */
export function adminLoader<T>(read: (asked: AdminRequest) => Promise<T>) {
  return async ({ request, params }: ClientLoaderFunctionArgs): Promise<T | null> => {
    const token = storedToken()
    const role = token && staffRoleOf(token)
    const { pathname, searchParams: query } = new URL(request.url)
    if (!role || !mayOpen(role, pathname)) return null
    const may = (call: StaffCall) => mayCall(role, call)
    return read({ query, params, signal: request.signal, may })
  }
}
