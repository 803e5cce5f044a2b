import type { RecoveryCodes, SecondFactorSecret } from '@tohfa/contract/second-factor'
import { call } from '../../api/api-client.ts'

export const secondFactorPath = '/admin/second-factor'

/** Makes a secret for an authenticator app; it counts once a code of it was sent back. */
export function beginSecondFactor(password: string) {
  return call<SecondFactorSecret>('POST', secondFactorPath, { body: { password } })
}

export function confirmSecondFactor(code: string) {
  return call<RecoveryCodes>('PUT', secondFactorPath, { body: { code } })
}

export function endSecondFactor(given: { password: string; code: string }) {
  return call<undefined>('DELETE', secondFactorPath, { body: given })
}
