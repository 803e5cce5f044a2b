import type { Login, Session, SignUp } from '@tohfa/contract/accounts'
import { call } from '../api/api-client.ts'
import { storeSession } from '../session/stored-session.ts'
import { createThunk } from '../thunks.ts'

/** Signs in; the session is kept in local storage before anyone hears of it. */
export const logIn = createThunk<Session, Login>(
  'auth/logIn',
  async (login, { rejectWithValue }) => {
    const answer = await call<Session>('POST', '/auth/login', { body: login })
    if (!answer.success) return rejectWithValue(answer)
    storeSession(answer.data)
    return answer.data
  },
)

export const createAccount = createThunk<Session, SignUp>(
  'auth/createAccount',
  async (signUp, { rejectWithValue }) => {
    const answer = await call<Session>('POST', '/user', { body: signUp })
    if (!answer.success) return rejectWithValue(answer)
    storeSession(answer.data)
    return answer.data
  },
)
