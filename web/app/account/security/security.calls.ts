import type { PersonalData } from '@tohfa/contract/privacy'
import { call } from '../../api/api-client.ts'
import { storedSession } from '../../session/stored-session.ts'

/** Signs a device out; `current` is this one. */
export function endDevice(userId: string, sessionId: string) {
  return call<undefined>('DELETE', `/user/${userId}/sessions/${sessionId}`)
}

export function endAllDevices(userId: string) {
  return call<undefined>('DELETE', `/user/${userId}/sessions`)
}

/** Ends the session that is about to be forgotten here, though the page may be left meanwhile. */
export function endThisDevice(): void {
  const session = storedSession()
  if (!session) return
  void call('DELETE', `/user/${session.userInfo.id}/sessions/current`, { keepalive: true })
}

/** Everything the shop keeps about a person, who gives their password again. */
export function exportData(userId: string, password: string) {
  return call<PersonalData>('POST', `/user/${userId}/export`, { body: { password } })
}

export function eraseData(userId: string, password: string) {
  return call<undefined>('DELETE', `/user/${userId}`, { body: { password } })
}
