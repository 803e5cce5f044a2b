// chunk: account
import { useEffect, useRef } from 'react'
import { useLocation, useOutletContext } from 'react-router'
import type { Session } from '@tohfa/contract/accounts/accounts'
import { useNavigate } from '#ui/link.ts'
import { useSession } from './session.store.ts'
import { signInState, wayBack } from './sign-in-state.ts'
import { tokenRole } from './token-role.ts'
import { assignPendingAction } from './pending-action.ts'

/**
 * The signed-in person. Visitors are redirected to /signin, replacing this page (docs/product.md
 * 2.2). Null until the session is known, and during the redirect.
 */
export function useMembersOnly(): Session | null {
  const { known, session, ended } = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const isVisitor = known && !session

  useEffect(() => {
    if (isVisitor) void navigate('/signin', { replace: true, state: signInState(location, ended) })
  }, [isVisitor, navigate, location, ended])

  return session
}

/**
 * The signed-in person on a page for members; null until the session is known, and during the
 * redirect to /signin.
 */
export function useMember(): Session | null {
  return useOutletContext<Session | null>()
}

/**
 * Redirects a signed-in person from the pages for visitors: to where they came from, else home,
 * which is Today for staff.
 */
export function useVisitorsOnly(): void {
  const { known, session, beganHere } = useSession()
  const token = session?.token
  const userId = session?.userInfo.id
  const navigate = useNavigate()
  const { state } = useLocation()
  const wasVisitor = useRef(false)

  useEffect(() => {
    if (token === undefined || userId === undefined) {
      wasVisitor.current = known
      return
    }
    if (wasVisitor.current && beganHere) assignPendingAction(state, userId)
    const way = wayBack(state, tokenRole(token) === 'ADMIN' ? '/admin/today' : '/')
    void navigate(way.to, { replace: true, state: way.state })
  }, [known, token, userId, beganHere, navigate, state])
}
