import { useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useNavigate } from '#ui/link.ts'
import { endSession, readSession, useSession } from './session.store.ts'
import { signInState } from './sign-in-state.ts'
import { storedSession, storedToken } from './stored-session.ts'

/**
 * Reads the stored session after hydration. With an expired token it redirects to /signin with a
 * message, and back after the sign-in.
 */
export function SessionSync() {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const location = useLocation()
  const here = useRef(location)
  const { known, session, ended } = useSession()
  const isSignedIn = session !== null

  useEffect(() => {
    here.current = location
  }, [location])

  useEffect(() => {
    const token = storedToken()
    readSession()
    if (token && !storedSession()) endSession(token)
    // A sign-in or sign-out in another window: the displayed data may belong to another person.
    const readAgain = () => {
      const before = userNow()
      readSession()
      if (userNow() !== before) void revalidate()
    }
    window.addEventListener('storage', readAgain)
    return () => window.removeEventListener('storage', readAgain)
  }, [revalidate])

  useEffect(() => {
    if (known) document.documentElement.dataset['session'] = isSignedIn ? 'in' : 'out'
  }, [known, isSignedIn])

  useEffect(() => {
    if (ended === 'by-server')
      void navigate('/signin', { replace: true, state: signInState(here.current, ended) })
  }, [ended, navigate])

  return null
}

const userNow = () => useSession.getState().session?.userInfo.id
