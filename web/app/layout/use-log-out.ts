import { useNavigate } from 'react-router'
import { sessionEnded } from '../account/auth.slice.ts'
import { endThisDevice } from '../account/safety.calls.ts'
import { clearSession } from '../account/stored-session.ts'
import { useAppDispatch } from '../store.ts'

/** Ends the session, clears all local storage and goes to /signin (spec section 2, header). */
export function useLogOut(): () => void {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  return () => {
    endThisDevice()
    clearSession()
    dispatch(sessionEnded())
    void navigate('/signin')
  }
}
