import { callTexts } from '@tohfa/contract/shared/call.texts'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import type { Photo } from '@tohfa/contract/studio/photos'
import { addressOf, type Answer, asFailed, failed, methodOf } from '#platform/api/api-client.ts'
import { connectionTexts } from '#platform/api/error-messages.texts.ts'
import { endSession } from '#platform/session/session.store.ts'
import { storedToken } from '#platform/session/stored-session.ts'
import type { StoredFile } from '#studio/draft/draft-store.ts'

const upload = 'POST /studio/photos'

/** Uploads a photo, whose bytes are the body. Not with `fetch`, which reports no progress. */
export function uploadPhoto(
  { bytes, type }: StoredFile,
  onProgress: (share: number) => void,
): Promise<Answer<Photo>> {
  const token = storedToken()
  const request = new XMLHttpRequest()
  request.open(methodOf(upload), addressOf(upload))
  request.setRequestHeader('accept', 'application/json')
  request.setRequestHeader('content-type', type)
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
  return new Promise((resolve) => {
    request.addEventListener('error', () => resolve(failed(connectionTexts.unreachable)))
    request.addEventListener('load', () => {
      if (request.status === 401 && token) endSession(token)
      resolve(answerOf(request))
    })
    request.send(bytes)
  })
}

function answerOf({ status, responseText }: XMLHttpRequest): Answer<Photo> {
  try {
    const answer = JSON.parse(responseText) as
      | Extract<Answer<Photo>, { success: true }>
      | FailureEnvelope
    if (answer.success) return answer
    return asFailed(answer, status)
  } catch {
    return failed(callTexts.somethingWrong, status)
  }
}
