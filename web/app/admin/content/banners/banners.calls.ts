import type { BannerFrame } from '@tohfa/contract/catalog/banner-frames'
import type { AdminBanner, BannerForm } from '@tohfa/contract/catalog/banners'
import { call, failed, type Failed } from '#platform/api/api-client.ts'

/** A banner as it stands in the form; dates as their fields hold them. */
export type BannerDraft = {
  id: string | null
  place: string
  imageUrl: string
  link: string
  alt: string
  startsAt: string | null
  endsAt: string | null
}

type BannerSlot = [BannerForm['position'], BannerForm['deviceType'] | 'any']

/** The place of a banner as one word, `homepage-top desktop` or `homepage-bottom any`. */
export function placeOf({ position, deviceType }: AdminBanner): string {
  return `${position} ${deviceType ?? 'any'}`
}

/** The frames in which a place shows its banners; which screen sees which is said on the home page. */
export function framesOf(place: string): readonly BannerFrame[] {
  if (place === 'homepage-top any') return ['wide', 'tall']
  return place === 'homepage-top mobile' ? ['tall'] : ['wide']
}

export function saveBanner({ id, place, ...rest }: BannerDraft) {
  const [position, device] = place.split(' ') as BannerSlot
  const body = { ...rest, position, deviceType: device === 'any' ? null : device }
  return id
    ? call('PUT /admin-banner/:id', { params: { id }, body })
    : call('POST /admin-banner', { body })
}

export function deleteBanner(id: string) {
  return call('DELETE /admin-banner/:id', { params: { id } })
}

export function orderBanners(ids: string[]) {
  return call('PUT /admin-banner/order', { body: { ids } })
}

/** Uploads a picture; its address, or why not. */
export async function uploadPicture(file: File): Promise<string | Failed> {
  const body = new FormData()
  body.append('images', file)
  const answer = await call('POST /admin-banner/upload-files', { body })
  return answer.success ? (answer.imageUrls[0] ?? failed('')) : answer
}
