import type { Session, UserInfo } from '@tohfa/contract/accounts/accounts'

const tokenKey = 'token'
const userInfoKey = 'userInfo'

/** The session as the browser stores it (docs/product.md 13.10: keys `token` and `userInfo`). */
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
