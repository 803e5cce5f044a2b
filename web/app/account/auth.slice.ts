import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import type { Session } from '@tohfa/contract/accounts'
import { texts } from '@tohfa/contract/texts'
import { createAccount, logIn } from './auth.thunks.ts'
import { fetchUserInfo, updateUserInfo } from './user.thunks.ts'

type AuthState = {
  loggedInUser: Session | null
  status: 'idle' | 'loading'
  userError: string | null
  /** False until local storage was read: who looks at the page is not known yet. */
  known: boolean
  /** How the last session ended: by Log Out, or because its token was no longer good. */
  ended: 'by-choice' | 'by-server' | null
}

const initialState: AuthState = {
  loggedInUser: null,
  status: 'idle',
  userError: null,
  known: false,
  ended: null,
}

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** The browser's stored session, or none; said once after the page came alive. */
    sessionRead(state, { payload }: PayloadAction<Session | null>) {
      state.loggedInUser = payload
      state.known = true
    },
    sessionEnded(state, { payload }: PayloadAction<'by-server' | undefined>) {
      state.loggedInUser = null
      state.ended = payload ?? 'by-choice'
    },
  },
  extraReducers(builder) {
    builder
      .addMatcher(isAnyOf(logIn.pending, createAccount.pending), (state) => {
        state.status = 'loading'
        state.userError = null
      })
      .addMatcher(isAnyOf(logIn.fulfilled, createAccount.fulfilled), (state, { payload }) => {
        state.status = 'idle'
        state.loggedInUser = payload
        state.known = true
        state.ended = null
      })
      .addMatcher(isAnyOf(logIn.rejected, createAccount.rejected), (state, { payload }) => {
        state.status = 'idle'
        state.userError = payload?.error ?? texts.somethingWrong
        state.loggedInUser = null
      })
      .addMatcher(
        isAnyOf(fetchUserInfo.fulfilled, updateUserInfo.fulfilled),
        (state, { payload }) => {
          if (state.loggedInUser?.userInfo.id === payload.id) state.loggedInUser.userInfo = payload
        },
      )
  },
})

export const { sessionRead, sessionEnded } = authSlice.actions
