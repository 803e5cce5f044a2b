import { call } from '#platform/api/api-client.ts'
import { storedSession } from '#platform/session/stored-session.ts'

/** Signs a device out; `current` is this one. */
export function endDevice(userId: string, sessionId: string) {
  return call('DELETE /user/:id/sessions/:sessionId', { params: { id: userId, sessionId } })
}

export function endAllDevices(userId: string) {
  return call('DELETE /user/:id/sessions', { params: { id: userId } })
}

/** Ends this browser's session on the server, even if the page is left meanwhile. */
export function endThisDevice(): void {
  const session = storedSession()
  if (!session) return
  void call('DELETE /user/:id/sessions/:sessionId', {
    params: { id: session.userInfo.id, sessionId: 'current' },
    keepalive: true,
  })
}

/** Exports a person's data, after they enter their password again. */
export function exportData(userId: string, password: string) {
  return call('POST /user/:id/export', { params: { id: userId }, body: { password } })
}

export function eraseData(userId: string, password: string) {
  return call('DELETE /user/:id', { params: { id: userId }, body: { password } })
}
