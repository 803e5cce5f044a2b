import { useNavigate } from 'react-router'
import { sessionEnded } from '../auth.slice.ts'
import { endThisDevice } from '../security/security.calls.ts'
import { clearSession } from '../../session/stored-session.ts'
import { useAppDispatch } from '../../store.ts'

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
