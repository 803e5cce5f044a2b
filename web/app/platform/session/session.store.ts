import { create } from 'zustand'
import type { Session, UserInfo } from '@tohfa/contract/accounts/accounts'
import { storedSession, storedToken, storeSession } from './stored-session.ts'

type SessionState = {
  /** The signed-in person. */
  session: Session | null
  /** False until local storage was read: the person is unknown before. */
  known: boolean
  /** Whether that session began with a form in this window. */
  beganHere: boolean
  /** How the last session ended: by Log Out, or because its token expired. */
  ended: 'by-choice' | 'by-server' | null
}

/** The signed-in person, as stored in local storage. On the server it keeps its initial value. */
export const useSession = create<SessionState>(() => ({
  session: null,
  known: false,
  beganHere: false,
  ended: null,
}))

/** Reads the session from local storage, at the start and when another window changed it. */
export function readSession(): void {
  const session = storedSession()
  useSession.setState({ session, known: true, beganHere: false, ...(session && { ended: null }) })
}

/** Called after a sign-in or sign-up in this window. */
export function beginSession(session: Session): void {
  storeSession(session)
  useSession.setState({ session, known: true, beganHere: true, ended: null })
}

/** Updates the person with the server's data. */
export function changeUser(userInfo: UserInfo): void {
  const { session } = useSession.getState()
  if (session?.userInfo.id === userInfo.id)
    useSession.setState({ session: { ...session, userInfo } })
}

/**
 * Log Out clears all local storage (docs/product.md 13.9), the drafts of this window, and those of
 * the studio (studio/draft-store.ts).
 */
export function leaveSession(): void {
  localStorage.clear()
  sessionStorage.clear()
  indexedDB.deleteDatabase('studio')
  useSession.setState({ session: null, ended: 'by-choice' })
}

/**
 * Ends the session of a token that the server no longer accepts, unless another session has begun
 * since. Drafts are kept.
 */
export function endSession(token: string): void {
  if (storedToken() !== token) return
  localStorage.clear()
  useSession.setState({ session: null, ended: 'by-server' })
}
