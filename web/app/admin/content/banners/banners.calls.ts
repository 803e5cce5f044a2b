import type { BannerFrame } from '@tohfa/contract/catalog/banner-frames'
import type { AdminBanner, BannerForm } from '@tohfa/contract/catalog/banners'
import { call, failed, type Failed } from '#platform/api/api-client.ts'

/** A banner in the form; dates in the format of their fields. */
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

/** The position of a banner as one string, `homepage-top desktop` or `homepage-bottom any`. */
export function placeOf({ position, deviceType }: AdminBanner): string {
  return `${position} ${deviceType ?? 'any'}`
}

/** The frames of a position's banners; the home page decides which screen shows which. */
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

/** Uploads a picture; returns its address, or the failure. */
export async function uploadPicture(file: File): Promise<string | Failed> {
  const body = new FormData()
  body.append('images', file)
  const answer = await call('POST /admin-banner/upload-files', { body })
  return answer.success ? (answer.imageUrls[0] ?? failed('')) : answer
}
