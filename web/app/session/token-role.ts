import type { Role } from '@tohfa/contract/accounts'

/** The role that the token names, for showing and hiding only: the server decides what is allowed. */
export function tokenRole(token: string): Role | null {
  try {
    const payload = token.split('.')[1] ?? ''
    const { role } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      role?: Role
    }
    return role ?? null
  } catch {
    return null
  }
}
