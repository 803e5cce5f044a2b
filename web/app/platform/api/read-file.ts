// chunk: lines
import { callTexts as texts } from '@tohfa/contract/shared/call.texts'
import { endSession } from '#platform/session/session.store.ts'
import { storedToken } from '#platform/session/stored-session.ts'
import { type Failed, failed } from './api-client.ts'
import { connectionTexts } from './error-messages.texts.ts'

/**
 * Reads a private file of the shop by the address in a call's answer. Never throws; the token is
 * sent to the shop only.
 */
export async function readFile(
  address: string,
  signal: AbortSignal,
): Promise<{ success: true; data: Blob } | Failed> {
  if (!address.startsWith('/v1/')) return failed(texts.somethingWrong)
  const token = storedToken()
  try {
    const response = await fetch(address, {
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      signal,
    })
    if (response.ok) return { success: true, data: await response.blob() }
    if (response.status === 401 && token) endSession(token)
    return failed(texts.somethingWrong, response.status)
  } catch {
    return failed(signal.aborted ? texts.requestCanceled : connectionTexts.unreachable)
  }
}
