import { useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useNavigate } from '#ui/link.ts'
import { endSession, readSession, useSession } from './session.store.ts'
import { signInState } from './sign-in-state.ts'
import { storedSession, storedToken } from './stored-session.ts'

/**
 * Reads the stored session once the page came alive, and leads to /signin with a sentence, and back
 * afterwards, when the token is no longer good.
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
    // Somebody signed in or out in another window: what is shown may be somebody else's.
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
