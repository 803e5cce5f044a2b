import type { Session, UserInfo } from '@tohfa/contract/accounts'
import { createAction, createReducer } from '../actions.ts'
import { createAccount, logIn } from './auth.thunks.ts'

type AuthState = {
  loggedInUser: Session | null
  status: 'idle' | 'loading'
  userError: string | null
  /** False until local storage was read: who looks at the page is not known yet. */
  known: boolean
  /** Whether that session began by a form of this window. */
  beganHere: boolean
  /** How the last session ended: by Log Out, or because its token was no longer good. */
  ended: 'by-choice' | 'by-server' | null
}

const initialState: AuthState = {
  loggedInUser: null,
  status: 'idle',
  userError: null,
  known: false,
  beganHere: false,
  ended: null,
}

/** The browser's stored session, or none; said once after the page came alive. */
export const sessionRead = createAction<Session | null>('auth/sessionRead')
export const sessionEnded = createAction<AuthState['ended'] | void>('auth/sessionEnded')

/** The server told who somebody is now. */
export const userInfoChanged = createAction<UserInfo>('auth/userInfoChanged')

export const authReducer = createReducer(initialState, (on) => {
  on([logIn.pending, createAccount.pending], () => ({ status: 'loading', userError: null }))
  on([logIn.fulfilled, createAccount.fulfilled], (_, { payload }) => ({
    status: 'idle',
    loggedInUser: payload,
    known: true,
    beganHere: true,
    ended: null,
  }))
  on([logIn.rejected, createAccount.rejected], (_, { payload }) => ({
    status: 'idle',
    userError: payload.error,
    loggedInUser: null,
  }))
  on(userInfoChanged, ({ loggedInUser }, { payload }) =>
    loggedInUser?.userInfo.id === payload.id
      ? { loggedInUser: { ...loggedInUser, userInfo: payload } }
      : undefined,
  )
  on(sessionRead, (_, { payload }) => ({
    loggedInUser: payload,
    known: true,
    beganHere: false,
  }))
  on(sessionEnded, (_, { payload }) => ({ loggedInUser: null, ended: payload ?? 'by-choice' }))
})
