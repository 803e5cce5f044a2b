import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import { addressOf, asFailed, type Answer, failed, methodOf } from '#platform/api/api-client.ts'
import { connectionTexts } from '#platform/api/error-messages.texts.ts'
import { storedToken } from '#platform/session/stored-session.ts'

const upload = 'POST /returns/photos'

export type SentPhoto = { id: string; url: string }

/** Sends a photo, whose bytes are the body. */
export async function sendPhoto(file: File): Promise<Answer<SentPhoto>> {
  try {
    const answer = await fetch(addressOf(upload), {
      method: methodOf(upload),
      headers: {
        accept: 'application/json',
        'content-type': file.type || 'application/octet-stream',
        authorization: `Bearer ${storedToken() ?? ''}`,
      },
      body: file,
    })
    const body = (await answer.json()) as
      | Extract<Answer<SentPhoto>, { success: true }>
      | FailureEnvelope
    return body.success ? body : asFailed(body, answer.status)
  } catch {
    return failed(connectionTexts.unreachable)
  }
}
