import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Session } from '@tohfa/contract/accounts'
import { useAppSelector } from '../store.ts'
import { tokenRole } from './stored-session.ts'
import { signInState, wayBack } from './sign-in-state.ts'

/**
 * Who is signed in. Visitors are led to /signin, replacing this page (spec section 2); null until
 * it is known who looks, and on the way there.
 */
export function useMember(): Session | null {
  const { known, loggedInUser, ended } = useAppSelector(({ auth }) => auth)
  const navigate = useNavigate()
  const location = useLocation()
  const isVisitor = known && !loggedInUser

  useEffect(() => {
    if (isVisitor) void navigate('/signin', { replace: true, state: signInState(location, ended) })
  }, [isVisitor, navigate, location, ended])

  return loggedInUser
}

/**
 * Leads who is signed in, or just became so, away from the pages for visitors: back to where they
 * came from, else home, which for staff is the admin.
 */
export function useVisitorsOnly(): void {
  const token = useAppSelector(({ auth }) => auth.loggedInUser?.token)
  const navigate = useNavigate()
  const { state } = useLocation()

  useEffect(() => {
    if (token === undefined) return
    const way = wayBack(state, tokenRole(token) === 'ADMIN' ? '/admin' : '/')
    void navigate(way.to, { replace: true, state: way.state })
  }, [token, navigate, state])
}
