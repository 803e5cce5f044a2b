import type { Session, UserInfo } from '@tohfa/contract/accounts'

const tokenKey = 'token'
const userInfoKey = 'userInfo'

/** The session as the browser keeps it (spec section 9: keys `token` and `userInfo`). */
export function storedSession(): Session | null {
  const token = storedToken()
  if (!token) return null
  try {
    const userInfo = JSON.parse(localStorage.getItem(userInfoKey) ?? '') as UserInfo | null
    return userInfo?.id ? { token, userInfo } : null
  } catch {
    return null
  }
}

export function storedToken(): string | null {
  return typeof localStorage === 'undefined' ? null : localStorage.getItem(tokenKey)
}

export function storeSession({ token, userInfo }: Session): void {
  localStorage.setItem(tokenKey, token)
  storeUserInfo(userInfo)
}

export function storeUserInfo(userInfo: UserInfo): void {
  localStorage.setItem(userInfoKey, JSON.stringify(userInfo))
}

/** Log Out clears all local storage (spec section 2), and what was typed in this window. */
export function clearSession(): void {
  localStorage.clear()
  sessionStorage.clear()
}

type EndListener = () => void
const endListeners = new Set<EndListener>()

/** Hears of a token that the server no longer accepts; answers how to stop listening. */
export function onSessionEnd(listener: EndListener): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

/** Ends the session of this token, unless another has begun since; what was typed is kept. */
export function endSession(token: string): void {
  if (storedToken() !== token) return
  localStorage.clear()
  for (const listener of endListeners) listener()
}
