import { useEffect } from 'react'
import type { Session } from '@tohfa/contract/accounts/accounts'
import { useNavigate } from '#ui/link.ts'
import { useMembersOnly } from '#platform/session/guards.ts'
import { tokenRole } from '#platform/session/token-role.ts'

/**
 * The signed-in admin; everybody else is redirected to /signin, replacing this page
 * (docs/product.md 2.2). The server decides about rights.
 */
export function useAdmin(): Session | null {
  const session = useMembersOnly()
  const navigate = useNavigate()
  const isAdmin = session !== null && tokenRole(session.token) === 'ADMIN'
  const isSomebodyElse = session !== null && !isAdmin

  useEffect(() => {
    if (isSomebodyElse) void navigate('/signin', { replace: true })
  }, [isSomebodyElse, navigate])

  return isAdmin ? session : null
}
