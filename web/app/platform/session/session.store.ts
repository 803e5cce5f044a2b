import { create } from 'zustand'
import type { Session, UserInfo } from '@tohfa/contract/accounts/accounts'
import { storedSession, storedToken, storeSession } from './stored-session.ts'

type SessionState = {
  /** The signed-in person. */
  session: Session | null
  /** False until local storage was read: who looks at the page is not known yet. */
  known: boolean
  /** Whether that session began by a form of this window. */
  beganHere: boolean
  /** How the last session ended: by Log Out, or because its token was no longer good. */
  ended: 'by-choice' | 'by-server' | null
}

/** The signed-in person, as stored in local storage. On the server it keeps its initial value. */
export const useSession = create<SessionState>(() => ({
  session: null,
  known: false,
  beganHere: false,
  ended: null,
}))

/** Takes over what local storage says, at the start and when another window changed it. */
export function readSession(): void {
  const session = storedSession()
  useSession.setState({ session, known: true, beganHere: false, ...(session && { ended: null }) })
}

/** Somebody signed in or up in this window. */
export function beginSession(session: Session): void {
  storeSession(session)
  useSession.setState({ session, known: true, beganHere: true, ended: null })
}

/** The server told who somebody is now. */
export function changeUser(userInfo: UserInfo): void {
  const { session } = useSession.getState()
  if (session?.userInfo.id === userInfo.id)
    useSession.setState({ session: { ...session, userInfo } })
}

/**
 * Log Out clears all local storage (docs/product.md 13.9), what was typed in this window, and the
 * drafts of the studio (studio/draft-store.ts).
 */
export function leaveSession(): void {
  localStorage.clear()
  sessionStorage.clear()
  indexedDB.deleteDatabase('studio')
  useSession.setState({ session: null, ended: 'by-choice' })
}

/**
 * The server no longer accepts this token: its session ends, unless another has begun since. What
 * was typed is kept.
 */
export function endSession(token: string): void {
  if (storedToken() !== token) return
  localStorage.clear()
  useSession.setState({ session: null, ended: 'by-server' })
}
