import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import { texts } from '@tohfa/contract/i18n/texts'
import { endSession } from '#platform/session/session.store.ts'
import { storedToken } from '#platform/session/stored-session.ts'
import {
  addressOf,
  type AnswerTo,
  asFailed,
  call,
  failed,
  type Failed,
  methodOf,
} from '#platform/api/api-client.ts'

const upload = 'POST /admin-product/upload-files'
type Uploaded = AnswerTo<typeof upload>

/** Uploads pictures (docs/product.md 16.1). Not with `fetch`, which reports no progress. */
export function uploadPictures(
  files: readonly File[],
  productType: ProductType | '',
  onProgress: (share: number) => void,
): Promise<Uploaded> {
  const body = new FormData()
  if (productType) body.set('productType', productType)
  for (const file of files) body.append('images', file)
  const token = storedToken()
  const request = new XMLHttpRequest()
  request.open(methodOf(upload), addressOf(upload))
  request.setRequestHeader('accept', 'application/json')
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
  return new Promise((resolve) => {
    request.addEventListener('error', () => resolve(failed(texts.somethingWrong)))
    request.addEventListener('load', () => {
      if (request.status === 401 && token) endSession(token)
      resolve(answerOf(request))
    })
    request.send(body)
  })
}

function answerOf({ status, responseText }: XMLHttpRequest): Uploaded {
  try {
    const answer = JSON.parse(responseText) as Uploaded
    return answer.success ? answer : asFailed(answer, status)
  } catch {
    return failed(texts.somethingWrong, status)
  }
}

/** The maximum per call. */
const mostPaths = 100

/**
 * Requests the deletion of pictures (docs/product.md 16.3); the shop keeps those that are shown.
 */
export async function deletePictures(paths: readonly string[]): Promise<void> {
  for (let from = 0; from < paths.length; from += mostPaths) {
    const filePaths = paths.slice(from, from + mostPaths)
    const answer = await call('DELETE /admin-product/upload-files', { body: { filePaths } })
    if (!answer.success) logFailure(answer)
  }
}

/** docs/product.md 15.4: failures in the admin are logged. */
export function logFailure(failure: Failed): void {
  // oxlint-disable-next-line no-console -- docs/product.md 15.4
  console.error(failure.error, failure)
}
