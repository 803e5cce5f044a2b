import { useNavigate } from 'react-router'
import { sessionEnded } from '../account/auth.slice.ts'
import { clearSession } from '../account/stored-session.ts'
import { useAppDispatch } from '../store.ts'

/** Clears all local storage and goes to /signin (spec section 2, header). */
export function useLogOut(): () => void {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  return () => {
    clearSession()
    dispatch(sessionEnded())
    void navigate('/signin')
  }
}
