import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Session } from '@tohfa/contract/accounts'
import { useAppSelector } from '../store.ts'
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

/** Leads who is signed in, or just became so, away from the pages for visitors. */
export function useVisitorsOnly(): void {
  const isMember = useAppSelector(({ auth }) => auth.loggedInUser !== null)
  const navigate = useNavigate()
  const { state } = useLocation()

  useEffect(() => {
    if (!isMember) return
    const way = wayBack(state)
    void navigate(way.to, { replace: true, state: way.state })
  }, [isMember, navigate, state])
}
