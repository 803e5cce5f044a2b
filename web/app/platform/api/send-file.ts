import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import { storedToken } from '#platform/session/stored-session.ts'
import {
  addressOf,
  type AnswerTo,
  asFailed,
  type CallName,
  failed,
  methodOf,
} from './api-client.ts'
import { connectionTexts } from './error-messages.texts.ts'

/** Sends a file, whose bytes are the body; never throws. */
export async function sendFile<Name extends CallName>(
  name: Name,
  file: File,
  options: { params?: Record<string, string>; query?: Record<string, number> } = {},
): Promise<AnswerTo<Name>> {
  try {
    const response = await fetch(addressOf(name, options), {
      method: methodOf(name),
      headers: {
        accept: 'application/json',
        'content-type': file.type || 'application/octet-stream',
        authorization: `Bearer ${storedToken() ?? ''}`,
      },
      body: file,
    })
    const body = (await response.json()) as
      | Extract<AnswerTo<Name>, { success: true }>
      | FailureEnvelope
    return body.success ? body : asFailed(body, response.status)
  } catch {
    return failed(connectionTexts.unreachable)
  }
}
