import type { ReviewPhoto } from '@tohfa/contract/catalog/reviews'
import { copyForPages } from '#studio/photos/photos.service.ts'
import { smallCopy } from '#studio/photos/sent-photos.service.ts'

/** Where a photo of a review is read. */
export function reviewPhotoUrls(id: string): ReviewPhoto {
  const path = `/v1/reviews/photos/${id}`
  return { id, url: `${path}/${copyForPages}`, small: `${path}/${smallCopy}` }
}
