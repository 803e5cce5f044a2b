import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { onCartChange } from '../cart/cart-news.ts'
import { cartCleared, fetchCart } from '../cart/cart.slice.ts'
import { useAppDispatch, useAppSelector } from '../store.ts'
import { sessionEnded, sessionRead } from '../account/auth.slice.ts'
import { signInState } from '../session/sign-in-state.ts'
import { endSession, onSessionEnd, storedSession, storedToken } from '../session/stored-session.ts'

/**
 * Reads the stored session once the page came alive, keeps the bag of who is signed in, and leads
 * to /signin with a sentence, and back afterwards, when the token is no longer good (api.md).
 */
export function SessionKeeper() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const location = useLocation()
  const here = useRef(location)
  const known = useAppSelector(({ auth }) => auth.known)
  const userId = useAppSelector(({ auth }) => auth.loggedInUser?.userInfo.id)
  const isOutdated = useAppSelector(({ cart }) => cart.outdated && cart.changing === 0)

  useEffect(() => {
    here.current = location
  }, [location])

  useEffect(() => {
    const read = () => dispatch(sessionRead(storedSession()))
    const stopListening = onSessionEnd(() => {
      dispatch(sessionEnded('by-server'))
      void navigate('/signin', { replace: true, state: signInState(here.current, 'by-server') })
    })
    const token = storedToken()
    read()
    if (token && !storedSession()) endSession(token)
    // Somebody signed in or out in another window.
    window.addEventListener('storage', read)
    return () => {
      window.removeEventListener('storage', read)
      stopListening()
    }
  }, [dispatch, navigate])

  useEffect(() => {
    if (!known) return
    document.documentElement.dataset.session = userId ? 'in' : 'out'
    if (!userId) {
      dispatch(cartCleared())
      return undefined
    }
    const fetching = dispatch(fetchCart(userId))
    // A page that Back brings out of the browser's memory shows the bag as it was then.
    const fetchAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void dispatch(fetchCart(userId))
    }
    window.addEventListener('pageshow', fetchAgain)
    const stopListening = onCartChange(() => void dispatch(fetchCart(userId)))
    return () => {
      stopListening()
      window.removeEventListener('pageshow', fetchAgain)
      fetching.abort()
    }
  }, [dispatch, known, userId])

  useEffect(() => {
    if (userId && isOutdated) void dispatch(fetchCart(userId))
  }, [dispatch, userId, isOutdated])

  return null
}
