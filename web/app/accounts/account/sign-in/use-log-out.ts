// chunk: menus
import { useNavigate } from '#ui/link.ts'
import { endThisDevice } from '#accounts/account/security/security.calls.ts'
import { leaveSession } from '#platform/session/session.store.ts'

/** Ends the session, clears all local storage and goes to /signin (docs/product.md 13.9). */
export function useLogOut(): () => void {
  const navigate = useNavigate()
  return () => {
    endThisDevice()
    leaveSession()
    void navigate('/signin')
  }
}
