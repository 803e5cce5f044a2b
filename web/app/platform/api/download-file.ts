import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import { asFailed } from './api-client.ts'
import { storedToken } from '#platform/session/stored-session.ts'

/**
 * Downloads a file with the token; returns its name, or the message of the failure, which may be
 * empty.
 * @param address under /v1
 */
export async function downloadFile(
  address: string,
): Promise<{ name: string; headers: Headers } | { name: null; sentence: string }> {
  try {
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${storedToken() ?? ''}` },
    })
    if (!response.ok) {
      const answer = (await response.json()) as Partial<FailureEnvelope>
      return { name: null, sentence: asFailed(answer, response.status).error }
    }
    const disposition = response.headers.get('content-disposition') ?? ''
    const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'file'
    const url = URL.createObjectURL(await response.blob())
    const link = document.createElement('a')
    link.href = url
    link.download = name
    link.click()
    URL.revokeObjectURL(url)
    return { name, headers: response.headers }
  } catch {
    return { name: null, sentence: '' }
  }
}
