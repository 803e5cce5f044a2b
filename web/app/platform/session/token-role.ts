import type { Role } from '@tohfa/contract/accounts/accounts'
import type { StaffRole } from '@tohfa/contract/accounts/staff-roles'

type Claims = { role?: Role; staffRole?: StaffRole }

/** The role in a token, for showing and hiding only: the server decides about rights. */
export function tokenClaims(token: string): Claims {
  try {
    const payload = token.split('.')[1] ?? ''
    const claims = JSON.parse(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
    ) as Claims | null
    return claims ?? {}
  } catch {
    return {}
  }
}

export const tokenRole = (token: string): Role | null => tokenClaims(token).role ?? null
