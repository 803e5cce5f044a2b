import { mayCall, type StaffCall } from '@tohfa/contract/accounts/staff-rights'
import type { StaffRole } from '@tohfa/contract/accounts/staff-roles'
import { useSession } from '#platform/session/session.store.ts'
import { tokenClaims } from '#platform/session/token-role.ts'

/**
 * The staff role in a token, for showing and hiding only: the server decides. Null for people who
 * are not staff; a token without a role is an owner's.
 */
export function staffRoleOf(token: string): StaffRole | null {
  const { role, staffRole } = tokenClaims(token)
  return role === 'ADMIN' ? (staffRole ?? 'owner') : null
}

export function useStaffRole(): StaffRole | null {
  const token = useSession(({ session }) => session?.token)
  return token === undefined ? null : staffRoleOf(token)
}

/** Whether the signed-in person may make a call; forbidden actions are not offered. */
export function useMay(): (call: StaffCall) => boolean {
  const role = useStaffRole()
  return (call) => role !== null && mayCall(role, call)
}
